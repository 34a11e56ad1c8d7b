-- What an e-mail is stands once, and both forms ask there. tests/support/email-cases.json has the
-- cases that the browser's check shares.
\ir setup.psql
select plan(5);

select is(intake.clean_email(value), expected, label)
from (values
  (U&'\00A0 Ann@Example.COM\3000', 'ann@example.com', 'trimmed, in small letters'),
  ('ann@gmail.con', 'ann@gmail.con', 'a slip that the form asks about'),
  (null, null, 'missing')
) c (value, expected, label);

select set_eq(
  $$select proname::text from pg_proc where prosrc like '%[a-z]{2,}%'$$,
  array['clean_email'], 'no other function has a pattern of its own');
select set_eq(
  $$select proname::text from pg_proc where prosrc like '%\\u00a0%'$$,
  array['space'], 'and none its own list of spaces');

select * from finish();
rollback;
