// Runs a tier of the checks: `quick` (npm test) or `full` (npm run test:full); with `--built` on the
// site that the other tier has just built. Prints a line for each step, the whole output of one that
// fails, what this system leaves out, and a closing count.
import '../server/node';

import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter} from 'node:path';

import {chromiumLaunch} from './support/chromium';
import {run as runCommand, UserError} from '../server/cli';
import {company} from '../src/data/company';
import {childEnvironment, environment} from '../src/data/environment';
import {runWithSample} from './sample';
import leftOut from './support/leftOut.json';

type Step = {name: string; command: string};

/** Files of tests/full that send ten forms a second, of which none may be refused. */
const ALONE = 'containers|machine';

const STATIC: Step[] = [
  {name: 'types', command: 'npm run --silent check:types'},
  {name: 'eslint', command: 'npm run --silent check:eslint'},
  {name: 'prettier', command: 'npm run --silent check:format'},
  {name: 'stylelint', command: 'npm run --silent check:css'},
  {name: 'markdownlint', command: 'npm run --silent check:markdown'},
  {name: 'spelling', command: 'npm run --silent check:spelling'},
  {name: 'unused code', command: 'npm run --silent check:unused'},
  {name: 'boundaries', command: 'npm run --silent check:boundaries'},
];

const SERVER: Step = {name: 'server tests', command: 'jest --selectProjects server'};
const UNIT: Step = {name: 'unit tests', command: 'jest --selectProjects unit'};
const SQL: Step = {name: 'SQL tests', command: 'npm run --silent test:sql'};
const BUILD: Step = {name: 'build of all locales', command: 'npm run --silent build'};
const BUILT: Step = {name: 'built pages', command: 'jest --selectProjects built --maxWorkers 2'};

// The steps of each tier, in groups that run one after another. Two steps of a group run at a time,
// because the smallest machine has two processors; the longest come first.
const TIERS: Record<string, Step[][]> = {
  quick: [
    // The build leaves half of two processors idle.
    [SERVER, BUILD, UNIT, ...STATIC, SQL],
    [BUILT],
    [{name: 'end-to-end', command: 'playwright test --grep-invert @full'}],
  ],
  full: [
    [BUILD],
    [{name: 'end-to-end, whole matrix', command: 'playwright test --grep @full'}],
    // One after the other: what is sent to containers and machines under load needs the processors.
    [{name: 'real PostgreSQL', command: 'npm run --silent test:postgres'}],
    [
      {
        name: 'builds of changed copies',
        command: `jest --selectProjects full --maxWorkers 2 --testPathPatterns "full/(?!${ALONE})"`,
      },
    ],
    [
      {
        name: 'containers and a booted machine',
        command: `jest --selectProjects full --runInBand --testPathPatterns "full/(${ALONE})"`,
      },
    ],
  ],
};

const failed: string[] = [];
let passed = 0;

function run({name, command}: Step): Promise<void> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: childEnvironment({
        PATH: ['node_modules/.bin', environment.PATH].join(delimiter),
        FORCE_COLOR: '0',
      }),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
      const output = Buffer.concat(chunks).toString();
      if (code === 0) {
        passed += 1;
        // Counts are worth seeing even when all is well, and so are tests that passed on the retry only.
        const counts =
          output
            .match(
              /^(?:.*(?:Tests:|\b(?:passed|flaky)\b|^# ).*| {4}(?:# |\[(?:folder|root)404\] ).*)$/gm,
            )
            ?.slice(-12) ?? [];
        if (counts.length > 0)
          console.log(counts.map((line) => `          ${line.trim()}`).join('\n'));
      } else {
        failed.push(name);
        console.log(output);
      }
      resolve();
    });
  });
}

/** Runs the steps of a group, two at a time. */
async function runGroup(group: Step[]): Promise<void> {
  const queue = [...group];
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step);
  };
  await Promise.all([worker(), worker()]);
}

async function main(): Promise<void> {
  const [file, tier = '', ...options] = process.argv.slice(1);
  const groups = TIERS[tier];
  if (!groups || options.some((option) => option !== '--built'))
    throw new UserError(
      'The tests are "npm test" and "npm run test:full", with or without "-- --built".',
    );
  chromiumLaunch();
  if (!company.placeholder) process.exit(runWithSample([file!, tier]));
  const isBuilt = options.length > 0;
  if (isBuilt && !existsSync('build'))
    throw new UserError('There is no build/: leave --built out.');
  for (const group of groups) {
    await runGroup(isBuilt ? group.filter((step) => step !== BUILD) : group);
  }
  const left = (leftOut as Record<string, {lacks: string; tests: string[]}>)[process.platform];
  if (left && tier === 'quick')
    console.log(`Left out, because this system lacks ${left.lacks}: ${left.tests.join(', ')}`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exit(failed.length === 0 ? 0 : 1);
}

void runCommand(main);
