//! Rows and columns as Rust values. (What sqlx's derives would write; they compile both drivers a second time.)

/// A newtype that is stored as what it holds.
macro_rules! column {
    ($name:ident($held:ty)) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            $held: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <$held as sqlx::Type<DB>>::type_info()
            }

            fn compatible(kind: &DB::TypeInfo) -> bool {
                <$held as sqlx::Type<DB>>::compatible(kind)
            }
        }

        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            $held: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(
                &self,
                buffer: &mut DB::ArgumentBuffer,
            ) -> Result<sqlx::encode::IsNull, sqlx::error::BoxDynError> {
                <$held as sqlx::Encode<'q, DB>>::encode_by_ref(&self.0, buffer)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            $held: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                <$held as sqlx::Decode<'r, DB>>::decode(value).map(Self)
            }
        }
    };
}

/// A struct that is read from the columns of the same names.
macro_rules! row {
    ($(#[$note:meta])* $seen:vis struct $name:ident { $($field:ident: $kind:ty,)* }) => {
        $(#[$note])*
        $seen struct $name {
            $($field: $kind,)*
        }

        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $name
        where
            &'r str: sqlx::ColumnIndex<R>,
            $($kind: sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,)*
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                Ok(Self { $($field: row.try_get(stringify!($field))?,)* })
            }
        }
    };
}

pub(crate) use {column, row};
