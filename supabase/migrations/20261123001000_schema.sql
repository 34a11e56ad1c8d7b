-- Tables, checks and indexes for what visitors send. The functions are in the files that follow, the rights
-- in the last one, and an overview in supabase/README.md.

-- ---- 1. Nothing is executable unless a later line says so ---------------------------------------
-- Hosted Supabase grants EXECUTE on every new function in `public` to anon, authenticated and
-- service_role by name, so revoking from PUBLIC alone is not enough.
alter default privileges in schema public revoke execute on functions
  from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
-- PostgreSQL's own default, EXECUTE to PUBLIC on every new function, cannot be revoked for one schema: a
-- migration with a function ends by revoking, and supabase/tests/01_privileges.sql checks every function.

-- Not in the API's list of schemas (config.toml), and no API role may even look into it. Row level security
-- without a policy is a second barrier: if somebody exposes the schema by mistake, every table still
-- returns nothing. (The linter's remark 0008, "RLS enabled, no policy", is this.)
create schema intake;
comment on schema intake is 'What visitors send. Staff only: never expose through the API.';
revoke all on schema intake from public, anon, authenticated, service_role;
alter default privileges in schema intake revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema intake revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema intake revoke execute on functions from public, anon, authenticated, service_role;

-- ---- 2. Inspection requests ---------------------------------------------------------------------
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
  -- Null for a lead. Otherwise why the request is kept apart for staff. honeypot, too_fast: the reply was
  -- spam_detected, but a browser may have filled the hidden field for a real person. unknown_address:
  -- valid, but one of too many requests without a readable client address. address_limit: valid, but
  -- neighbors in its network have used up the limit. email_limit: valid, but other clients have used up its
  -- e-mail's limit. staff: staff say that it is spam.
  suspicion       text check (suspicion in ('honeypot', 'too_fast', 'unknown_address', 'address_limit', 'email_limit', 'staff')),
  -- When somebody first called, and when the inspection is: the row is deleted a day after it.
  answered_at     timestamptz,
  appointment_at  timestamptz,
  -- new: nobody has called yet; then called, scheduled, and won or lost. spam: no real request.
  state           text not null default 'new' check (state in ('new', 'called', 'scheduled', 'won', 'lost', 'spam')),
  -- When the state began.
  state_at        timestamptz not null default now(),
  -- The message begins with LEAK NOW (intake.set_urgent). Staff's list, the notices and the reminders read this.
  urgent          boolean not null default false,
  constraint inspection_requests_state_suspicion_check check ((state = 'spam') = (suspicion is not null)),
  constraint inspection_requests_state_answered_check check (state in ('new', 'spam') or answered_at is not null)
);
alter table intake.inspection_requests enable row level security;
comment on table intake.inspection_requests is 'Free inspection requests; read them through intake.leads.';

-- The one look-up of a submission: this e-mail's requests of the last day.
create index inspection_requests_by_email on intake.inspection_requests (email, received_at);
-- How many were kept apart within a day.
create index inspection_requests_apart on intake.inspection_requests (received_at) where suspicion is not null;

-- What staff have done, oldest first; deleted with the request.
create table intake.request_history (
  id         bigint generated always as identity primary key,
  request_id bigint not null references intake.inspection_requests (id) on delete cascade,
  -- undone: the step before it was taken back.
  state      text not null check (state in ('new', 'called', 'scheduled', 'won', 'lost', 'spam', 'undone')),
  at         timestamptz not null default now(),
  note       text check (char_length(note) between 1 and 300),
  -- Who noted the step, as typed: initials, for example.
  noted_by   text check (char_length(noted_by) between 1 and 20),
  -- The columns of the request before the step, to undo it. Null where that is impossible.
  was        jsonb
);
alter table intake.request_history enable row level security;
create index request_history_by_request on intake.request_history (request_id, id);
comment on table intake.request_history is 'What staff did about a request; written by intake.set_state.';

-- Links of notices (intake.new_link). Each message has a new one, so that the database needs no secret
-- again: it stores the hash, and the secret is in the message alone. A link is deleted with its request.
create table intake.request_links (
  secret_hash bytea primary key,
  request_id  bigint not null references intake.inspection_requests (id) on delete cascade
);
alter table intake.request_links enable row level security;
create index request_links_by_request on intake.request_links (request_id);

-- Counts of requests whose rows are deleted, without personal data. Each fact is counted by itself, so that
-- no row links two facts of a request: "1 from Vietnamese pages" and "1 lost" may be two requests. Nothing
-- that a visitor typed gets in: a page only if it looks like one of ours, a referrer only by its host.
-- Times are weeks, and the wait for the first call is a step of a scale.
create table intake.weekly_counts (
  -- A Monday in Florida: the week in which the requests came.
  week     date not null check (extract(isodow from week) = 1),
  kind     text not null check (kind in ('state', 'page', 'referrer', 'language', 'minutes')),
  value    text not null check (char_length(value) between 1 and 100),
  requests integer not null check (requests >= 0),
  primary key (week, kind, value)
);
alter table intake.weekly_counts enable row level security;
comment on table intake.weekly_counts is 'Requests whose rows are gone, without personal data; read them through intake.report.';

-- ---- 3. Newsletter subscribers ------------------------------------------------------------------
create table intake.newsletter_subscribers (
  id                bigint generated always as identity primary key,
  email             text not null unique check (char_length(email) between 6 and 254),
  subscribed_at     timestamptz not null default now(),
  -- Names the subscriber in an unsubscribe link without showing the address.
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  -- When the form was opened, by the visitor's clock: the same value again is the same try sent
  -- twice (a lost reply), and is answered with success instead of already_subscribed. (A numeric may
  -- have a hundred thousand digits; a clock in a browser has sixteen.)
  started_at_ms     numeric check (started_at_ms between -8.64e15 and 8.64e15 and started_at_ms = round(started_at_ms)),
  route             text check (char_length(route) <= 300),
  referrer          text check (char_length(referrer) <= 500),
  user_agent        text check (char_length(user_agent) <= 300),
  meta              jsonb not null default '{}' check (jsonb_typeof(meta) = 'object')
);
alter table intake.newsletter_subscribers enable row level security;

-- ---- 4. Counting tries without keeping addresses ------------------------------------------------
-- Both tables are UNLOGGED: what they hold never reaches the write-ahead log or a replica, nor a
-- dump made with --no-unlogged-table-data (supabase/README.md), and a crash empties them, which
-- loses nothing but ten minutes of counting.
create unlogged table intake.address_salts (
  day  date primary key,
  salt bytea not null
);
alter table intake.address_salts enable row level security;

create unlogged table intake.address_tries (
  -- In the order in which they came: the site-wide breaker looks back a number of tries.
  id           bigint generated always as identity primary key,
  -- sha256(salt of the day || address). IPv6 by its first 64 bits.
  address_hash bytea not null,
  -- IPv6 by its first 48 bits; null for IPv4.
  wide_hash    bytea,
  -- Of an inspection request that is not taken for spam: shows whether this client itself has used up the
  -- limit of the e-mail.
  email_hash   bytea,
  -- spam: an inspection request that is taken for it. set_aside: one that a limit has set apart; urgent: an
  -- urgent one.
  kind         text not null check (kind in ('inspection', 'newsletter', 'note', 'spam', 'set_aside', 'urgent')),
  tried_at     timestamptz not null default now()
);
alter table intake.address_tries enable row level security;
create index address_tries_by_address on intake.address_tries (address_hash, kind, tried_at);
create index address_tries_by_wide on intake.address_tries (wide_hash, kind, tried_at) where wide_hash is not null;

-- ---- 5. What went wrong, for the operator -------------------------------------------------------
create table intake.failures (
  id            bigint generated always as identity primary key,
  failed_at     timestamptz not null default now(),
  function_name text not null,
  sql_state     text not null,
  -- Of an alarm: a fixed sentence, where the code says too little.
  note          text
);
alter table intake.failures enable row level security;
create index failures_by_time on intake.failures (failed_at);
comment on table intake.failures is
  'Unexpected errors behind a db_error reply (the SQLSTATE alone, nothing that was typed), and alarms.';

-- ---- 6. What staff are to be told, and by which channel -----------------------------------------
-- A row is one notice to staff. It holds no personal data, only references: the message is composed when it
-- is sent, and erasing the person erases the notice.
create table intake.outbox (
  id            bigint generated always as identity primary key,
  created_at    timestamptz not null default now(),
  -- open: the morning's list of open requests. week: the weekly sign of life.
  kind          text not null check (kind in ('request', 'reminder', 'set_aside', 'subscriptions', 'alarm', 'open', 'week')),
  request_id    bigint references intake.inspection_requests on delete cascade,
  failure_id    bigint references intake.failures on delete cascade,
  -- Which of the two reminders of a request.
  reminder      text check (reminder in ('first', 'last')),
  -- New subscribers since the digest before.
  subscriptions integer not null default 0,
  check ((kind in ('request', 'reminder', 'set_aside')) = (request_id is not null)),
  check ((kind = 'alarm') = (failure_id is not null)),
  check ((kind = 'reminder') = (reminder is not null))
);
alter table intake.outbox enable row level security;
create index outbox_by_request on intake.outbox (request_id) where request_id is not null;
create index outbox_by_failure on intake.outbox (failure_id) where failure_id is not null;
create unique index outbox_reminders on intake.outbox (request_id, reminder) where kind = 'reminder';
comment on table intake.outbox is 'What is to be told to staff: references only, nothing that was typed.';

-- One notice by one channel, from the time when the channel first claims it.
create table intake.deliveries (
  notice_id    bigint not null references intake.outbox on delete cascade,
  channel      text not null check (channel ~ '^[a-z][a-z0-9-]{0,29}$'),
  attempts     integer not null default 0,
  -- Not due before this. During a delivery, the end of the lease.
  next_try_at  timestamptz not null,
  delivered_at timestamptz,
  given_up_at  timestamptz,
  last_error   text check (char_length(last_error) <= 200),
  -- How often a mail server has refused the words: from two on, name and message are left out. -1: that one has
  -- passed, and the whole one is tried once more.
  refusals     integer not null default 0,
  primary key (notice_id, channel)
);
alter table intake.deliveries enable row level security;
create index deliveries_to_make on intake.deliveries (channel, next_try_at)
  where delivered_at is null and given_up_at is null;
comment on table intake.deliveries is 'How far each notice of intake.outbox is, for each channel.';

-- What counts for the budget of an account that sends: it stays when a notice is erased, and ends after a day.
create unlogged table intake.messages (
  channel   text not null,
  -- The first one of a bundle.
  notice_id bigint not null,
  sent_at   timestamptz not null,
  -- How many urgent notices are in it.
  urgent    integer not null,
  -- Sent as a bundle, though it may hold one notice alone.
  bundled   boolean not null
);
alter table intake.messages enable row level security;

-- One row: when the messages of the morning (at first, the database itself), a backup and a check were last
-- made, since when notices have no link, and what the functions have to know of the company.
create table intake.marks (
  only_row     boolean primary key default true check (only_row),
  morning_at   timestamptz not null default now(),
  backup_at    timestamptz,
  check_at     timestamptz,
  -- Of the last purge; to come, while one waits.
  purge_at     timestamptz not null default now(),
  links_off_at timestamptz,
  -- The company's: within how many hours an answer is promised, and by which clock staff live. Whoever
  -- delivers writes them (server/notify/reminders.ts), so that they stand in src/data/company.ts alone.
  answer_hours integer,
  time_zone    text not null default 'America/New_York',
  zone_label    text not null default 'Eastern'
);
alter table intake.marks enable row level security;
insert into intake.marks default values;
