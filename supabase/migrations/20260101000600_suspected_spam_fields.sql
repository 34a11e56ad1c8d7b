-- =================================================================================================
-- 1. What staff read of suspected spam
-- =================================================================================================
-- Every field of the form, as in intake.leads: whoever decides whether a person sent it should see
-- all that was sent.
drop view intake.suspected_spam;
create view intake.suspected_spam with (security_invoker = on) as
select
  r.id, r.received_at, r.suspicion,
  r.name, r.phone, r.email,
  r.roof_type, r.roof_age, r.last_inspection, r.storm_damage, r.message,
  r.route, r.referrer, r.user_agent
from intake.inspection_requests r
where r.suspicion is not null
order by r.received_at desc, r.id desc;

-- =================================================================================================
-- 2. Who may do what: as before
-- =================================================================================================
revoke all on all tables in schema intake from public, anon, authenticated, service_role;
