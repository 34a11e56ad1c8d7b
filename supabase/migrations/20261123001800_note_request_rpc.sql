-- The page of a notice's link, /request, calls this to note what was done with the request; without v_state
-- it only reads. Replies {success, error, request}. request: number, time, state, and who noted what when,
-- nothing of the person (the type Noted in src/forms/office); missing where there is nothing new to tell.
-- v_at: of an appointment, in Florida time. v_seen: how many steps the page showed. If another step came in
-- between, or the same press before, nothing is noted, and the reply is `changed`, with the steps.
--
-- Every call with a secret counts, before the lookup: beyond the limit, a right secret opens no more than a
-- wrong one. (A refused step does not count; its secret was right.) A link that is unknown, has ended, or
-- belongs to an erased person gets the same reply.
create function public.note_request_rpc(
  v_secret text default null,
  v_state  text default null,
  v_by     text default null,
  v_note   text default null,
  v_at     text default null,
  v_seen   text default null
)
returns jsonb language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
declare
  v_id    bigint;
  v_error text;
begin
  if v_secret is not null and intake.count_try('note') is not null then
    return jsonb '{"success": false, "error": "rate_limit"}';
  end if;
  select r.id into v_id
  from intake.request_links l join intake.inspection_requests r on r.id = l.request_id
  where l.secret_hash = sha256(convert_to(v_secret, 'UTF8'))
  for no key update of r;
  if not found then
    return jsonb '{"success": false, "error": "unknown", "request": null}';
  end if;
  if v_state is not null and v_seen is distinct from (
    select count(*)::text from intake.request_history h where h.request_id = v_id) then
    v_error := 'changed';
  elsif v_state is not null and v_seen::integer >= 100 then
    raise data_exception;
  elsif v_state is not null then
    perform intake.set_state(v_id, v_state, v_note, case when v_state = 'scheduled' then intake.florida_time(v_at) end, v_by);
  end if;
  return (
    select jsonb_build_object('success', v_error is null, 'error', v_error, 'request', jsonb_build_object(
      'number', r.id, 'receivedAt', r.received_at, 'state', r.state, 'appointmentAt', r.appointment_at,
      'steps', coalesce(jsonb_agg(jsonb_build_object('state', h.state, 'at', h.at, 'by', h.noted_by, 'note', h.note) order by h.id)
        filter (where h.id is not null), '[]')))
    from intake.inspection_requests r left join intake.request_history h on h.request_id = r.id
    where r.id = v_id group by r.id);
exception when data_exception then
  return jsonb '{"success": false, "error": "refused"}';
when query_canceled or others then
  perform intake.note_failure('note_request_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error"}';
end $$;

-- For the owner: ends every link that was sent. p_off: new notices have no links, until a call without it.
create function intake.end_links(p_off boolean default false)
returns text language sql volatile set search_path = pg_catalog, pg_temp as $$
  delete from intake.request_links;
  update intake.marks set links_off_at = case when p_off then now() end;
  select 'Every link that was sent has ended. The next notices have ' || case when p_off then 'none.' else 'new ones.' end
$$;
