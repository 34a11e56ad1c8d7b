-- =================================================================================================
-- 1. What has been told costs nothing
-- =================================================================================================
-- As before, by index alone: where the table has not been analyzed lately (the embedded database never
-- is), the planner takes nearly every request for untold, and read them all at each call.
create or replace function intake.fill_outbox(p_how_many integer default null)
returns integer language plpgsql volatile set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  v_ids constant bigint[] := array(
    select r.id from intake.inspection_requests r
    where r.untold_since is not null order by r.id limit p_how_many for update);
begin
  insert into intake.outbox (kind, request_id, created_at)
  select case when r.suspicion is null then 'request' else 'set_aside' end, r.id, r.untold_since
  from intake.inspection_requests r where r.id = any (v_ids) order by r.id;
  update intake.inspection_requests set untold_since = null where id = any (v_ids);
  return cardinality(v_ids);
end $$;

-- =================================================================================================
-- 2. Who may do what: as before
-- =================================================================================================
revoke execute on all functions in schema intake from public, anon, authenticated, service_role;
