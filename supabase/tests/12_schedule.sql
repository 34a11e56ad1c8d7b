-- Where pg_cron exists the purge is scheduled; where it does not, the local server runs it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select plan(2);

create function pg_temp.jobs() returns text language plpgsql as $$
begin
  if not exists (select from pg_extension where extname = 'pg_cron') then
    return 'no pg_cron';
  end if;
  return (select string_agg(format('%s: %s by %s', schedule, command, username), '; ') from cron.job);
end $$;
select ok(
  pg_temp.jobs() in ('no pg_cron', format('7 * * * *: select intake.purge() by %s', current_user)), 'the purge is scheduled once, hourly');
select is(
  pg_temp.jobs() = 'no pg_cron', not exists (select from pg_available_extensions where name = 'pg_cron'),
  'wherever the extension can be had');

select * from finish();
rollback;
