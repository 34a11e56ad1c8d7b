import {assertDeployable, placeholderFiles} from '@site/src/plugins/production-guard';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const withData = (files: Record<string, string>): string => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  return dir;
};

const real = withData({'company.ts': 'export const company = {placeholder: false}'});
const invented = withData({
  'team.ts': '{placeholder: true}',
  'company.ts': '{placeholder: true, name: 1}',
  'routes.ts': 'placeholder: trueish not',
});
const backend = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};
const SITE_URL = 'https://roof.example';

describe('the guard of a production build', () => {
  it('names every file with invented facts', () => {
    expect(placeholderFiles(invented)).toEqual(['src/data/company.ts', 'src/data/team.ts']);
  });

  it.each([
    ['a local build', {}, invented],
    ['real facts and a backend', {SITE_URL, ...backend}, real],
    ['a trial', {SITE_URL, ...backend, ALLOW_PLACEHOLDERS: '1'}, invented],
    ['its own server', {SITE_URL, EMBEDDED_API: '1'}, real],
  ])('lets pass %s', (_name, environment, data) => {
    expect(() => assertDeployable(environment, data)).not.toThrow();
  });

  it.each([
    ['placeholders', {SITE_URL, ...backend}, invented, /company\.ts, src\/data\/team\.ts/],
    ['no backend', {SITE_URL}, real, /SUPABASE_URL is not set/],
    ['half a backend', {SITE_URL, SUPABASE_URL: 'x'}, real, /without SUPABASE_PUBLISHABLE_KEY/],
  ])('refuses %s', (_name, environment, data, message) => {
    expect(() => assertDeployable(environment, data)).toThrow(message);
  });
});
