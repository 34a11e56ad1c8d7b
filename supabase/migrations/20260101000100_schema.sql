-- =================================================================================================
-- 1. Nothing is executable unless a later line says so
-- =================================================================================================
-- Hosted Supabase grants EXECUTE on every new function in `public` to anon, authenticated and
-- service_role by name, so revoking from PUBLIC alone is not enough.
alter default privileges in schema public revoke execute on functions
  from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
-- PostgreSQL's own default, EXECUTE to PUBLIC on every new function, cannot be taken back for one
-- schema: each migration ends by revoking, and supabase/tests/01_privileges.sql looks at every one.

-- =================================================================================================
-- 2. The private schema
-- =================================================================================================
-- Not in the API's list of schemas (config.toml), and no API role may even look into it. Row level
-- security without a policy is the second wall: should somebody expose the schema by mistake, every
-- table still answers with nothing. (The linter's remark 0008, "RLS enabled, no policy", is this.)
create schema intake;
comment on schema intake is 'What visitors send. Staff only: never expose through the API.';
revoke all on schema intake from public, anon, authenticated, service_role;
alter default privileges in schema intake revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema intake revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema intake revoke execute on functions from public, anon, authenticated, service_role;

-- =================================================================================================
-- 3. Inspection requests
-- =================================================================================================
create table intake.inspection_requests (
  id              bigint generated always as identity primary key,
  received_at     timestamptz not null default now(),
  -- As typed, trimmed; the e-mail lower-cased too.
  name            text not null check (char_length(name) between 1 and 100),
  email           text not null check (char_length(email) between 6 and 254),
  phone           text not null check (char_length(phone) between 1 and 20),
  -- Option values of the form. An unknown value is kept in meta, never here.
  roof_age        text check (roof_age in ('0-5', '6-10', '11-15', '16-20', '20+', 'unknown')),
  last_inspection text check (last_inspection in ('6months', '1year', '2years', '3+years', 'never')),
  roof_type       text check (roof_type in ('shingle', 'metal', 'tile', 'concrete', 'gravel', 'flat', 'unknown')),
  storm_damage    text check (storm_damage in ('yes-visible', 'yes-suspected', 'no', 'unsure')),
  message         text check (char_length(message) between 1 and 2000),
  -- Where the request came from. Never an address: see address_tries.
  route           text check (char_length(route) <= 300),
  referrer        text check (char_length(referrer) <= 500),
  user_agent      text check (char_length(user_agent) <= 300),
  meta            jsonb not null default '{}' check (jsonb_typeof(meta) = 'object'),
  -- Null for a lead. Otherwise why it was answered with spam_detected: it is kept apart for staff
  -- to look through, because a browser may have filled the hidden field for a real person.
  suspicion       text check (suspicion in ('honeypot', 'too_fast')),
  -- Set by intake.mark_appointment. The row is deleted after the appointment has been.
  answered_at     timestamptz,
  appointment_at  timestamptz
);
alter table intake.inspection_requests enable row level security;

-- The one look-up of a submission: this e-mail's requests of the last day.
create index inspection_requests_by_email on intake.inspection_requests (email, received_at);

comment on table intake.inspection_requests is 'Free inspection requests; read them through intake.leads.';

-- =================================================================================================
-- 4. Newsletter subscribers
-- =================================================================================================
create table intake.newsletter_subscribers (
  id                bigint generated always as identity primary key,
  email             text not null unique check (char_length(email) between 6 and 254),
  subscribed_at     timestamptz not null default now(),
  -- Names the subscriber in an unsubscribe link without showing the address.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  -- When the form was opened, by the visitor's clock: the same value again is the same try sent
  -- twice (a lost reply), and is answered with success instead of already_subscribed.
  started_at_ms     numeric,
  route             text check (char_length(route) <= 300),
  referrer          text check (char_length(referrer) <= 500),
  user_agent        text check (char_length(user_agent) <= 300),
  meta              jsonb not null default '{}' check (jsonb_typeof(meta) = 'object')
);
alter table intake.newsletter_subscribers enable row level security;

-- =================================================================================================
-- 5. Counting tries without keeping addresses
-- =================================================================================================
-- Both tables are UNLOGGED: what they hold never reaches the write-ahead log or a replica, nor a
-- dump made with --no-unlogged-table-data (supabase/README.md), and a crash empties them, which
-- loses nothing but ten minutes of counting.
create unlogged table intake.address_salts (
  day  date primary key,
  salt bytea not null
);
alter table intake.address_salts enable row level security;

-- No primary key (the advisor's remark 0004): rows are only ever counted, and deleted by their age.
create unlogged table intake.address_tries (
  -- sha256(salt of the day || address). IPv6 by its first 64 bits.
  address_hash bytea not null,
  kind         text not null check (kind in ('inspection', 'newsletter')),
  tried_at     timestamptz not null default now()
);
alter table intake.address_tries enable row level security;
create index address_tries_by_address on intake.address_tries (address_hash, kind, tried_at);

-- =================================================================================================
-- 6. What went wrong, for the operator
-- =================================================================================================
create table intake.failures (
  id            bigint generated always as identity primary key,
  failed_at     timestamptz not null default now(),
  function_name text not null,
  sql_state     text not null
);
alter table intake.failures enable row level security;
comment on table intake.failures is 'Unexpected errors behind a db_error reply: the SQLSTATE alone, nothing that was typed.';
