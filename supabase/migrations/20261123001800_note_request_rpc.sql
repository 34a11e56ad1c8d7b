-- The links of notices, and what staff do by them: the page /request of the site calls the function.

-- All that the link tells of its request, and nothing of the person: number, when it came, state, who
-- noted what when, and where it can go. The type Noted in src/forms/office.
create function intake.noted(p_id bigint)
returns jsonb language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'number', r.id, 'receivedAt', r.received_at, 'state', r.state, 'appointmentAt', r.appointment_at,
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('state', h.state, 'at', h.at, 'by', h.noted_by, 'note', h.note) order by h.id), '[]')
      from intake.request_history h where h.request_id = r.id),
    'next', to_jsonb(intake.next_states(r.state)) || coalesce((
      select case when h.was is not null then jsonb '["undone"]' end
      from intake.request_history h where h.request_id = r.id order by h.id desc limit 1), '[]'))
  from intake.inspection_requests r where r.id = p_id
$$;

-- Notes what was done with the request of a link; without v_state it only looks. Replies {success, error,
-- request}. v_at: of an appointment, by the clock on a Florida wall. v_seen: how many steps whoever noted
-- this had before their eyes; where another came in between, nothing is noted and they are told it.
--
-- Every call with a secret counts, before it is looked up: beyond the limit, a right one opens no more than a
-- wrong one. Unknown, of a person who was erased, or ended: the same reply.
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
  v_steps integer;
  v_same  boolean;
  v_error text;
begin
  if v_secret is not null and not intake.count_try('note') then
    return jsonb '{"success": false, "error": "rate_limit", "request": null}';
  end if;
  select r.id into v_id
  from intake.request_links l join intake.inspection_requests r on r.id = l.request_id
  where l.secret_hash = sha256(convert_to(v_secret, 'UTF8'))
  for no key update of r;
  if not found then
    return jsonb '{"success": false, "error": "unknown", "request": null}';
  end if;
  if v_state is not null then
    -- The very same once more is a press twice, or a reply that was lost.
    select count(*), coalesce((array_agg(h.state = v_state and h.at > now() - interval '2 minutes'
      and coalesce(h.note, '') = btrim(coalesce(v_note, ''), intake.space())
      and coalesce(h.noted_by, '') = btrim(coalesce(v_by, ''), intake.space()) order by h.id desc))[1], false)
    into v_steps, v_same from intake.request_history h where h.request_id = v_id;
    if v_steps::text is distinct from v_seen then
      v_error := case when not (v_same and (v_steps - 1)::text = v_seen) then 'changed' end;
    else
      begin
        perform intake.set_state(v_id, v_state, v_note,
          case when v_state = 'scheduled' then intake.florida_time(v_at) end, v_by);
      exception when data_exception then
        v_error := 'refused';
      end;
    end if;
  end if;
  return jsonb_build_object('success', v_error is null, 'error', v_error, 'request', intake.noted(v_id));
exception when query_canceled or others then
  perform intake.note_failure('note_request_rpc', sqlstate);
  return jsonb '{"success": false, "error": "db_error", "request": null}';
end $$;

-- For the owner: `new` ends every link that was sent, `off` also has none made, until `on` or `new`.
create function intake.set_links(p_to text)
returns text language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(p_to not in ('on', 'off', 'new'), true) then
    raise exception using errcode = '22023', message = 'Links are on, off, or new.';
  end if;
  delete from intake.request_links where p_to <> 'on';
  delete from intake.marks where name = 'links_off';
  insert into intake.marks (name) select 'links_off' where p_to = 'off';
  return case p_to when 'on' then '' else 'Every link that was sent has ended. ' end
    || case p_to when 'off' then 'The next notices have none.' else 'The next notices have links.' end;
end $$;
