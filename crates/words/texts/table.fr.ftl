### La page d’une table sur le site.

table-page = La table
