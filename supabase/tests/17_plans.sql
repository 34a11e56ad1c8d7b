-- What a submission costs: each statement is planned once in a session, for any values.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
set local client_min_messages = error;
select plan(2);

select ok('plan_cache_mode=force_generic_plan' = any (proconfig), proname || ' plans nothing twice')
from pg_proc where proname in ('submit_contact_rpc', 'subscribe_newsletter_rpc') order by proname;

select * from finish();
rollback;
