-- Where pg_cron exists the purge is scheduled; where it does not, the local server runs it.
\ir setup.psql
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
-- The extension works in one database of a server. Who may not ask which one is content with any answer.
create function pg_temp.is_here() returns boolean language plpgsql as $$
begin
  return coalesce(current_setting('cron.database_name', true) = current_database(), false);
exception when insufficient_privilege then
  return pg_temp.jobs() <> 'no pg_cron';
end $$;
select is(pg_temp.jobs() <> 'no pg_cron', pg_temp.is_here(), 'wherever the extension works');

select * from finish();
rollback;
