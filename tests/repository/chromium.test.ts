import {execFileSync} from 'node:child_process';
import type FS from 'node:fs';

import {chromiumLaunch} from '../support/chromium';

// The machine has no browser; only what npm has installed is there.
jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof FS>('node:fs');
  return {
    ...fs,
    existsSync: (file: string) => file.includes('node_modules') && fs.existsSync(file),
  };
});

const {arch} = process;
afterEach(() => Object.defineProperty(process, 'arch', {value: arch}));

test('a machine without a Chromium has that of npm, with its libraries and our flags', () => {
  const {executablePath, env, args} = chromiumLaunch('--mute-audio');
  expect(args).toEqual(expect.arrayContaining(['--disable-gpu', '--mute-audio']));
  expect(args).not.toContain('--single-process');
  const said = execFileSync(executablePath!, ['--version'], {
    env: {LD_LIBRARY_PATH: env!.LD_LIBRARY_PATH as string},
    encoding: 'utf8',
  });
  expect(said).toMatch(/^Chromium \d+/);
});

test('where npm has none, a sentence says what to do', () => {
  Object.defineProperty(process, 'arch', {value: 'arm64'});
  expect(() => chromiumLaunch()).toThrow(/^No Chromium found: run "npx playwright install/);
});
