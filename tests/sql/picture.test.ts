import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {migrations} from '../../server/database/migrations';
import type {Engine} from '../../server/database/engine';

const README = join(__dirname, '../../supabase/README.md');

type Edges = Map<string, string[]>;

/** The nodes of the picture, by the boxes that hold them, and where the arrows of each lead. */
function readPicture(): {nodes: Map<string, string[]>; edges: Edges} {
  const [, text = ''] = /```mermaid\n(.*?)```/s.exec(readFileSync(README, 'utf8')) ?? [];
  const nodes = new Map<string, string[]>();
  const edges: Edges = new Map();
  let box = '';
  for (const line of text.split('\n')) {
    box = /^ +end$/.test(line) ? '' : (/^ +subgraph (\w+)/.exec(line)?.[1] ?? box);
    const node = /^ +(\w+)[[(]/.exec(line)?.[1];
    if (node) nodes.set(box, [...(nodes.get(box) ?? []), node]);
    const [, from, to] = /^ +(\w+) --> ([\w &]+)$/.exec(line) ?? [];
    if (from) edges.set(from, [...(edges.get(from) ?? []), ...to!.split(' & ')]);
  }
  return {nodes, edges};
}

/** The source of everything that the picture shows, by kind and name: of a table, its triggers. */
const SOURCES = `
  select case relkind when 'v' then 'views' else 'tables' end as kind, relname::text as name,
    case relkind when 'v' then pg_get_viewdef(oid) else coalesce((
      select string_agg(tgfoid::regproc::text, ' ') from pg_trigger where tgrelid = c.oid and not tgisinternal
    ), '') end as source
  from pg_class c where relnamespace = 'intake'::regnamespace and relkind in ('r', 'v')
  union all
  select case pronamespace when 'public'::regnamespace then 'visitors' else 'functions' end, proname, prosrc
  from pg_proc
  where pronamespace = 'intake'::regnamespace and (provolatile = 'v' or prosrc ~ 'from intake\\.')
    or pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;

/** Code without comments and texts, which may name a table that the code does not touch. */
const bare = (source: string): string => source.replace(/--.*$/gm, '').replace(/'[^']*'/g, '');

const differs = (what: string, drawn: string[] = [], real: string[] = []): string[] => [
  ...real.filter((name) => !drawn.includes(name)).map((name) => `${what} ${name} is not drawn`),
  ...drawn.filter((name) => !real.includes(name)).map((name) => `${what} ${name} does not exist`),
];

/**
 * The picture in supabase/README.md against the migrated database: tables, views, functions that
 * read or change something, the job, and every arrow between them. Who calls what is checked for visitors
 * and the job; for staff, only that nothing is left that nobody calls.
 */
export async function pictureProblems(engine: Engine): Promise<string[]> {
  const {nodes, edges} = readPicture();
  const rows = (await engine.query(SOURCES)) as {kind: string; name: string; source: string}[];
  const names = rows.map(({name}) => name);
  const called = [...edges.values()].flat();
  const [job] = migrations().flatMap(({sql}) => [
    ...sql.matchAll(/cron\.schedule\('([\w-]+)', '[^']+', 'select intake\.(\w+)\(\)'\)/g),
  ]);
  return [
    ...['visitors', 'tables', 'views', 'functions'].flatMap((kind) =>
      differs(
        kind,
        nodes.get(kind),
        rows.filter((row) => row.kind === kind).map(({name}) => name),
      ),
    ),
    ...rows.flatMap(({name, source}) =>
      differs(
        `arrow ${name} -->`,
        edges.get(name),
        [...new Set(bare(source).match(/(?<=\bintake\.)\w+/g))].filter((to) => names.includes(to)),
      ),
    ),
    ...differs('arrow anon -->', edges.get('anon'), nodes.get('visitors')),
    ...differs(`arrow ${job![1]} -->`, edges.get(job![1]!.replace('-', '_')), [job![2]!]),
    ...names.filter((name) => !called.includes(name)).map((name) => `nobody calls ${name}`),
  ];
}
