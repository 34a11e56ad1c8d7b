-- What an e-mail is stands once, and both forms ask there. tests/support/email-cases.json has the
-- cases that the browser's check shares.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select plan(16);

select is(intake.clean_email(value), expected, label)
from (values
  (U&'\00A0 Ann@Example.COM\3000', 'ann@example.com', 'trimmed, in small letters'),
  (repeat('a', 242) || '@example.com', repeat('a', 242) || '@example.com', '254 characters'),
  (repeat('a', 243) || '@example.com', null, '255 characters are too many'),
  ('ann@example', null, 'no ending'),
  (E'ann@example.com\nbcc: x@example.com', null, 'a line end inside'),
  ('ann@gmail..com', null, 'two dots in the domain'),
  ('ann@.gmail.com', null, 'a dot before it'),
  ('ann@-gmail.com', null, 'a hyphen before it'),
  ('ann@gmail-.com', null, 'a hyphen at the end of a part'),
  ('ann@mail.-gmail.com', null, 'or at its beginning'),
  ('.a..nn-.@my-mail--x.com', '.a..nn-.@my-mail--x.com', 'odd before the @, hyphens inside'),
  ('ann@gmail.con', 'ann@gmail.con', 'a slip that the form asks about'),
  ('', null, 'nothing'),
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
