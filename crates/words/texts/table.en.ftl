### The table page of the site.

table-page = The table
