-- The roles and the database, once for each PostgreSQL, by whoever administers it:
--   sudo -u postgres env DATABASE_PASSWORD='choose your own' psql -f deploy/database.sql
-- The owner needs no more rights than these; everything after this is the owner's.
\set ON_ERROR_STOP on
\getenv password DATABASE_PASSWORD
create role anon; create role authenticated; create role service_role;
alter role anon set statement_timeout = '5s';
create role roofing login password :'password';
grant anon to roofing;
-- UTF-8 even where the server was installed without a locale: its own default is then SQL_ASCII.
create database roofing owner roofing template template0 encoding 'UTF8'
  -- Sorts the same after an upgrade of the system.
  lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';
