-- =================================================================================================
-- 1. One person's data (privacy policy): found, exported, corrected, erased
-- =================================================================================================
-- A person is an e-mail. What is kept of one lies in two tables, the requests that were kept apart
-- as suspected spam included, and for less than a day as a hash in the counted tries.
-- supabase/tests/16_person.sql fails for a table of persons that these functions do not know.

-- An e-mail as both tables hold it; also one that the forms would not take today.
create function intake.email_key(p_email text)
returns text language sql immutable parallel safe set search_path = '' as $$
  select lower(btrim(p_email, intake.space()) collate "C")
$$;

-- How much is kept of a person.
create function intake.find_person(p_email text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'inspection_requests', count(*) filter (where r.suspicion is null),
    'suspected_spam', count(*) filter (where r.suspicion is not null),
    'newsletter_subscribers', (select count(*) from intake.newsletter_subscribers s where s.email = intake.email_key(p_email)))
  from intake.inspection_requests r where r.email = intake.email_key(p_email)
$$;

-- All of it, to hand to them.
create function intake.export_person(p_email text)
returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'email', intake.email_key(p_email),
    'exported_at', now(),
    'inspection_requests', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]')
      from intake.inspection_requests r where r.email = intake.email_key(p_email)),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.id), '[]')
      from intake.newsletter_subscribers s where s.email = intake.email_key(p_email)))
$$;

-- Corrects the name, the phone or the e-mail in all rows of a person, by the rules of the forms.
-- Says how many rows have changed: done again, none.
create function intake.correct_person(
  p_email     text,
  p_name      text default null,
  p_phone     text default null,
  p_new_email text default null
)
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  v_email      text := intake.email_key(p_email);
  v_name       text := btrim(p_name, intake.space());
  v_phone      text := btrim(p_phone, intake.space());
  v_new_email  text := case when p_new_email is null then v_email else intake.clean_email(p_new_email) end;
  v_requests   integer;
  v_newsletter integer := 0;
begin
  if char_length(v_name) not between 1 and 100 then
    raise exception using errcode = '22023', message = 'A name has 1 to 100 characters.';
  elsif char_length(v_phone) not between 1 and 20 then
    raise exception using errcode = '22023', message = 'A phone number has 1 to 20 characters.';
  elsif v_new_email is null then
    raise exception using errcode = '22023', message = 'The new email is not one that the forms would take.';
  end if;
  -- The requests of both e-mails wait for this (class 1), always in the same order.
  perform pg_advisory_xact_lock(1, key)
  from (select distinct hashtext(e) as key from unnest(array[v_email, v_new_email]) e order by 1) k;

  update intake.inspection_requests r
  set name = coalesce(v_name, r.name), phone = coalesce(v_phone, r.phone), email = v_new_email
  where r.email = v_email
    and (r.name, r.phone, r.email) is distinct from (coalesce(v_name, r.name), coalesce(v_phone, r.phone), v_new_email);
  get diagnostics v_requests = row_count;
  if v_new_email <> v_email then
    -- Subscribed with both: one subscription stays.
    delete from intake.newsletter_subscribers s
    where s.email = v_email and exists (select from intake.newsletter_subscribers o where o.email = v_new_email);
    get diagnostics v_newsletter = row_count;
    if v_newsletter = 0 then
      update intake.newsletter_subscribers set email = v_new_email where email = v_email;
      get diagnostics v_newsletter = row_count;
    end if;
  end if;
  return jsonb_build_object('inspection_requests', v_requests, 'newsletter_subscribers', v_newsletter);
end $$;

-- Everything kept of one person is deleted. Says how much: done again, nothing. Their tries still
-- count for the address that they came from, but no longer name the e-mail.
create or replace function intake.erase_person(p_email text)
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  v_email      text := intake.email_key(p_email);
  v_requests   integer;
  v_suspected  integer;
  v_newsletter integer;
begin
  -- A request that is just being taken is waited for, and erased with the others.
  perform pg_advisory_xact_lock(1, hashtext(v_email));
  delete from intake.inspection_requests where email = v_email and suspicion is null;
  get diagnostics v_requests = row_count;
  delete from intake.inspection_requests where email = v_email;
  get diagnostics v_suspected = row_count;
  delete from intake.newsletter_subscribers where email = v_email;
  get diagnostics v_newsletter = row_count;
  update intake.address_tries set email_hash = null
  where email_hash in (select sha256(s.salt || convert_to(v_email, 'UTF8')) from intake.address_salts s);
  return jsonb_build_object(
    'inspection_requests', v_requests, 'suspected_spam', v_suspected, 'newsletter_subscribers', v_newsletter);
end $$;

-- =================================================================================================
-- 2. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
