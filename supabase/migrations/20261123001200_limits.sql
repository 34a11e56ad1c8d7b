-- What the functions of visitors need: the stored form of values, the client's address, and the limits.
--
-- Every function has `search_path = pg_catalog, pg_temp`. An empty search_path is not enough: PostgreSQL
-- then looks types up in pg_temp before pg_catalog, so a client with the role anon could create a domain
-- named "text" there, and its check would run as the owner
-- (https://www.postgresql.org/docs/current/sql-createfunction.html#SQL-CREATEFUNCTION-SECURITY).

-- cspell:ignore uffa ufff ufffb

-- ---- 1. Values ----------------------------------------------------------------------------------
-- What String.trim() removes in a browser; \s would depend on the database's locale.
create function intake.space()
returns text language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select E' \t\n\r\f\u000b\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
$$;

-- What was typed, without the ends and without characters that nobody sees (Unicode's format, ignorable and
-- control characters, for which PostgreSQL has no class); the forms clean it alike
-- (src/forms/core/clean.ts). Joiners stay, which some scripts and emoji need, but not where p_scheme names what a copied link brings along.
create function intake.clean(p_text text, p_scheme text default null)
returns text language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  c_invisible constant text := '\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd'
    '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';
  v_visible text := btrim(regexp_replace(p_text, '[' || c_invisible || '\u200c\u200d\ufe0f]', '', 'g'), intake.space());
begin
  return case
    when p_scheme is not null then ltrim(regexp_replace(v_visible, '^' || p_scheme, '', 'i'), intake.space())
    -- An entry of joiners alone is empty.
    when v_visible = '' then ''
    else btrim(regexp_replace(p_text, '[' || c_invisible || ']', '', 'g'), intake.space())
  end;
end $$;

-- An address as it is stored: cleaned, without what stands around it in a mail or a sentence, in small
-- letters. Null where it is none: it needs a local part, an @, a domain, a dot and an ending of two letters
-- or more, in at most 254 characters; no part of the domain is empty, or begins or ends with a hyphen. The
-- forms check the same (src/forms/core/rules.ts).
create function intake.clean_email(p_email text)
returns text language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  c_space constant text := intake.space();
  c_email constant text := '^[^@' || c_space || ']+@[^@' || c_space || ']+\.[a-z]{2,}$';
  v_email text := lower(
    regexp_replace(intake.clean(p_email, 'mailto:'), '^[^<]*<|[>.,;)]{1,9}$', '', 'g') collate "C");
begin
  return case
    when char_length(v_email) <= 254 and v_email ~ c_email and v_email !~ '@([.-]|.*(\.[.-]|-\.))' then v_email
  end;
end $$;

-- The client's extra facts, kept as sent when they are a small object.
create function intake.small_meta(p_meta jsonb)
returns jsonb language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
begin
  if p_meta is null then
    return jsonb '{}';
  elsif jsonb_typeof(p_meta) = 'object' and pg_column_size(p_meta) <= 1000 then
    return p_meta;
  end if;
  return jsonb '{"meta_dropped": true}';
end $$;

-- ---- 2. What the operator is told ---------------------------------------------------------------
-- Writes an alarm to the server's log and to intake.failures, and tells staff; at most once in p_pause.
create function intake.raise_alarm(p_name text, p_note text, p_pause interval default '1 hour')
returns void language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  -- Class 3. Never waits: the holder of the lock is raising this alarm.
  if not pg_try_advisory_xact_lock(3, hashtext(p_name)) then
    return;
  end if;
  insert into intake.failures (function_name, sql_state, note)
  select p_name, '53400', p_note -- configuration_limit_exceeded
  where not exists (
    select from intake.failures f
    where f.failed_at > now() - p_pause and f.failed_at <= clock_timestamp() and f.function_name = p_name
  );
  if found then
    raise warning 'Alarm of %: %', p_name, p_note;
  end if;
end $$;

-- Records an unexpected error: the function and the SQLSTATE, nothing that was typed. Raises an alarm at
-- most once an hour for each form. Must never fail, even if a time limit ends here. (On a full disk,
-- neither row can be written; the warning is in the log.)
create function intake.note_failure(p_function text, p_sql_state text)
returns void language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  raise warning '% failed with SQLSTATE %', p_function, p_sql_state;
  insert into intake.failures (function_name, sql_state) values (p_function, p_sql_state);
  perform intake.raise_alarm('db_error of ' || p_function, format(
    'what a visitor sent could not be stored, SQLSTATE %s; requests may be lost until this ends', p_sql_state));
exception
-- A later try may succeed: the server answers with 503, and browsers ask again.
when read_only_sql_transaction then raise;
when query_canceled or others then
  raise warning 'intake.failures could not be written: SQLSTATE %', sqlstate;
end $$;

-- ---- 3. Who sent it -----------------------------------------------------------------------------
-- The client's address as far as it counts for a limit: IPv4 whole, IPv6 by its /64 (one household
-- or phone owns that many addresses). Null where the text is no address.
create function intake.address_block(p_address text)
returns text language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  v_address inet;
begin
  if position(':' in p_address) = 0 then
    return case when p_address ~ '^\d{1,3}(\.\d{1,3}){3}$' then p_address end;
  end if;
  begin
    v_address := p_address::inet;
  exception when invalid_text_representation then
    return null;
  end;
  -- An IPv4 address in IPv6 notation, as sockets that listen on both report it.
  if v_address <<= '::ffff:0:0/96'::inet then
    return host('0.0.0.0'::inet + (v_address - '::ffff:0:0'::inet));
  end if;
  return network(set_masklen(v_address, 64))::text;
end $$;

-- The client's address, from a header that the network edge sets and a client cannot: Cloudflare in front
-- of hosted Supabase, the local server from its socket. Never the first entry of x-forwarded-for, which
-- anybody can write. Null outside a request.
create function intake.client_block()
returns text language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return intake.address_block(btrim(nullif(current_setting('request.headers', true), '')::json ->> 'cf-connecting-ip'));
exception when data_exception then
  return null;
end $$;

-- Whether our server saw another client named than the one that it believes: a CDN in front of its proxy.
-- A setting of its transaction, which PostgREST cannot set; a header is whatever a visitor sends.
create function intake.names_another()
returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(current_setting('intake.names_another', true), '') = '1'
$$;

-- Today's or yesterday's salt; made on first need. Two random UUIDs are 244 random bits.
create function intake.salt_of(p_day date, p_make boolean)
returns bytea language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_salt bytea;
begin
  select s.salt into v_salt from intake.address_salts s where s.day = p_day;
  if not found and p_make then
    insert into intake.address_salts (day, salt)
    values (p_day, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))
    on conflict (day) do nothing;
    select s.salt into v_salt from intake.address_salts s where s.day = p_day;
  end if;
  return v_salt;
end $$;

-- ---- 4. How often -------------------------------------------------------------------------------
-- The hashes of an address or an e-mail with each of the salts, today's first. Only hashes are compared.
-- (plpgsql keeps the plan; PostgreSQL plans an SQL function that is not inlined at every call.)
create function intake.hashes_of(p_salts bytea[], p_text text)
returns bytea[] language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
begin
  return array(select sha256(salt || convert_to(p_text, 'UTF8')) from unnest(p_salts) with ordinality s (salt, n) order by n);
end $$;

-- Counts one try of this client, and returns null; beyond a limit, `refused`, or the suspicion with which an
-- inspection request is kept apart: the limit may be full of others. An urgent one (the kind `urgent`) is never
-- refused before its own limits of what is kept apart are reached. Sliding window. A refused try is not
-- counted, so that waiting always helps. All clients without a readable address count as one. Tries dated
-- ahead do not count: a clock that was wrong and has been set right limits nobody. (clock_timestamp(),
-- because another transaction may have begun after this one and committed before it took the lock.)
--
-- p_email: of an inspection request. p_own_limit: null, or once the e-mail's limit is reached, how many
-- requests for the e-mail this client may have sent since p_own_since. Not checked for unknown clients, who
-- cannot be told apart.
create function intake.count_try(
  p_kind      text,
  p_email     text default null,
  p_own_limit integer default null,
  p_own_since timestamptz default null
)
returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  -- Ten in ten minutes for each form: a shelter's Wi-Fi or a neighborhood meeting is one address.
  c_tries         constant integer := 10;
  -- And so many a day (until the salt changes): a family with corrections, on every day but a storm's.
  c_day_tries     constant integer := 30;
  -- A /48 may be one customer with 65,536 networks, or the phones of a whole town: ten times as many.
  c_wide_tries    constant integer := 100;
  -- Behind a proxy that hides addresses, all visitors share this, on the day after a storm too.
  c_unknown_tries constant integer := 300;
  -- How many are kept apart in an hour, urgent ones or others, for one /48 or for all unknown clients: more
  -- than a town's storm.
  c_set_aside     constant integer := 300;
  -- For staff's links: an office is one address too, opens each link of a morning's list, and then presses.
  c_notes         constant integer := 60;
  -- All visitors together, one every two seconds: more than a crew can call back. Raises an alarm, because
  -- a person should look (a storm or an attack), but refuses nobody.
  c_site_tries    constant integer := 300;
  c_site_day      constant integer := 1000;
  c_window        constant interval := interval '10 minutes';
  v_known  text := intake.client_block();
  v_block  text := coalesce(v_known, 'unknown');
  v_wide   text := case when v_known like '%:%' then network(set_masklen(v_known::inet, 48))::text end;
  v_limit  integer := case when v_known is null then c_unknown_tries when p_kind = 'note' then c_notes else c_tries end;
  v_today  date := (now() at time zone 'UTC')::date;
  v_salts  bytea[];
  v_blocks bytea[];
  v_wides  bytea[];
  v_emails bytea[];
  v_kind   text := case when p_kind = 'urgent' then 'inspection' else p_kind end;
  -- What it counts as if it is kept apart, which only an inspection request is.
  v_aside  text := case p_kind when 'urgent' then 'urgent' when 'inspection' then 'set_aside' end;
  v_kinds  text[] := case when v_aside is not null then array['inspection', 'set_aside', 'urgent'] else array[p_kind] end;
  v_apart  text;
  v_id     bigint;
begin
  -- Two requests of one address at the same moment take turns. (Class 2; class 1 is the e-mail's.
  -- Every path takes class 1 before class 2, so there is no deadlock.)
  perform pg_advisory_xact_lock(2, hashtext(coalesce(v_wide, v_block)));
  v_salts := array[intake.salt_of(v_today, true)];
  -- In the first hour after midnight the windows still reach into yesterday, which had another salt.
  if (now() - interval '1 hour') at time zone 'UTC' < v_today then
    v_salts := v_salts || intake.salt_of(v_today - 1, false);
  end if;
  v_blocks := intake.hashes_of(v_salts, v_block);
  v_wides := intake.hashes_of(v_salts, v_wide);
  v_emails := intake.hashes_of(v_salts, p_email);

  if v_known is not null and p_own_limit <= (
    select count(*) from intake.address_tries t
    where t.address_hash = any (v_blocks) and t.email_hash = any (v_emails) and t.kind = any (v_kinds)
      and t.tried_at > p_own_since and t.tried_at <= clock_timestamp()
  ) then
    v_apart := case when p_kind = 'urgent' then 'email_limit' else 'refused' end;
  elsif v_limit <= (
    select count(*) from intake.address_tries t
    where t.address_hash = any (v_blocks) and t.kind = any (case when v_known is null then array[v_kind] else v_kinds end)
      and t.tried_at > now() - c_window and t.tried_at <= clock_timestamp()
  ) then
    -- Of the address of somebody else's proxy, nobody knows whose limit it is.
    v_apart := case
      when v_known is null or intake.names_another() then 'unknown_address'
      when p_kind = 'urgent' then 'address_limit'
      else 'refused' end;
  elsif v_wide is not null and c_wide_tries <= (
    select count(*) from intake.address_tries t
    where t.wide_hash = any (v_wides) and t.kind = v_kind
      and t.tried_at > now() - c_window and t.tried_at <= clock_timestamp()
  ) then
    v_apart := 'address_limit';
  elsif v_aside is not null and v_known is not null and c_day_tries <= (
    select count(*) from intake.address_tries t
    where t.address_hash = any (v_blocks) and t.kind = any (v_kinds) and t.tried_at > now() - interval '1 day' and t.tried_at <= clock_timestamp()
  ) then
    v_apart := 'address_limit';
  end if;
  if v_apart = 'refused' or v_apart is not null and v_aside is null then
    return 'refused';
  elsif v_apart is not null and c_set_aside <= (
    select count(*) from intake.address_tries t
    where (t.wide_hash = any (v_wides) or v_wide is null and t.address_hash = any (v_blocks)) and t.kind = v_aside
      and t.tried_at > now() - interval '1 hour' and t.tried_at <= clock_timestamp()
  ) then
    perform intake.raise_alarm(case when p_kind = 'urgent' then 'urgent ' else '' end || 'requests refused', format(
      'more than %s requests in an hour were kept apart for one network, or for visitors without a readable IP; more of them are refused',
      c_set_aside));
    return 'refused';
  end if;
  insert into intake.address_tries (address_hash, wide_hash, email_hash, kind)
  values (v_blocks[1], v_wides[1], v_emails[1], case when v_apart is null then v_kind else v_aside end)
  returning id into v_id;

  -- Counting all tries would be slowest in a flood: looks only at the try that came so many before.
  perform intake.raise_alarm('site-wide breaker', format(
    'more than %s tries in %s, by all visitors; nobody was refused for it', b.tries, b.words))
  from (values (c_site_tries, c_window, '10 minutes'), (c_site_day, interval '1 day', 'a day')) b (tries, period, words)
  where (
    select t.tried_at > now() - b.period and t.tried_at <= clock_timestamp()
    from intake.address_tries t where t.id <= v_id - b.tries order by t.id desc limit 1
  );
  return v_apart;
end $$;
