/** What hosted Supabase refuses and no database of the tests does. */
import {readdirSync, readFileSync} from 'node:fs';

const FOLDER = 'supabase/migrations';

/** Called in Studio, by the commands or whoever delivers: sessions of the owner, without safeupdate. */
const OF_THE_OWNER = ['intake.queue_mornings', 'intake.purge', 'intake.end_links'];

/** Each function's name and text, without comments. */
const functionsOf = (sql: string): [name: string, body: string][] =>
  sql
    .replace(/--.*$/gm, '')
    .split(/^create (?:or replace )?function /m)
    .slice(1)
    .map((text) => [/^[\w.]+/.exec(text)![0], text]);

/** Each UPDATE or DELETE, to a semicolon or the bracket that it is in, without the brackets within it. */
function statementsOf(body: string): string[] {
  const starts = body.matchAll(/\b(?:update\s+[\w.]+(?:\s+\w+)?\s+set\b|delete\s+from\b)/gi);
  return [...starts].map(({index}) => {
    let text = '';
    let depth = 0;
    for (const sign of body.slice(index)) {
      if (sign === ')') depth -= 1;
      if (sign === ';' || depth < 0) break;
      if (sign === '(') depth += 1;
      if (depth === 0) text += sign;
    }
    return text;
  });
}

const unbounded = (sql: string): string[] =>
  functionsOf(sql)
    .filter(([, body]) => statementsOf(body).some((text) => !/\bwhere\b/i.test(text)))
    .map(([name]) => name);

/** Sessions of the API load safeupdate there: https://github.com/eradman/pg-safeupdate */
test('a function that visitors reach has a WHERE in each UPDATE and DELETE', () => {
  const found = readdirSync(FOLDER).flatMap((file) =>
    unbounded(readFileSync(`${FOLDER}/${file}`, 'utf8')),
  );
  expect(found).toEqual(OF_THE_OWNER);
});

test.each([
  ['update intake.marks set a = 1;', true],
  ['delete from t; -- where', true],
  ['with d as (delete from t returning id) select 1 from d where true;', true],
  ['update t x set a = (select 1 from u where true);', true],
  ['delete from t where a = 1;', false],
  ['insert into t values (1) on conflict (a) do update set a = 1;', false],
])('%s', (body, isFound) => {
  expect(unbounded(`create function f() as $$ ${body} $$`)).toEqual(isFound ? ['f'] : []);
});
