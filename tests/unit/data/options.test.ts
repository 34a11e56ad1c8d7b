import {LIMITS} from '@site/src/data/limits';
import {inspectionOptions} from '@site/src/data/options';
import {readFileSync} from 'node:fs';

const read = (name: string) => readFileSync(`supabase/migrations/${name}`, 'utf8');
const schema = read('20260101000100_schema.sql');
const forms = read('20260101000200_forms.sql');

const quoted = (list: string) =>
  [...list.matchAll(/'(?<value>[^']+)'/g)].map((m) => m.groups!.value);

describe('what the form offers and what the database takes', () => {
  it.each([
    ['roofType', 'roof_type'],
    ['roofAge', 'roof_age'],
    ['lastInspection', 'last_inspection'],
    ['stormDamage', 'storm_damage'],
  ] as const)('%s: the same values', (name, column) => {
    const offered = inspectionOptions()[name].map(({value}) => value);
    const inTable = new RegExp(`check \\(${column} in \\((?<list>[^)]+)\\)`).exec(schema);
    const inFunction = new RegExp(`v_${column} not in \\((?<list>[^)]+)\\)`).exec(forms);
    expect(quoted(inTable!.groups!.list!)).toEqual(offered);
    expect(quoted(inFunction!.groups!.list!)).toEqual(offered);
  });

  it.each(Object.entries(LIMITS))('%s: at most %i characters in both', (name, limit) => {
    const length = new RegExp(`char_length\\(${name}\\) between \\d+ and (?<limit>\\d+)\\)`);
    expect(Number(length.exec(schema)!.groups!.limit)).toBe(limit);
    const checked = new RegExp(
      `char_length\\(v_clean_${name}\\) (?:not between 1 and|>) ${limit}\\b`,
    );
    expect(forms).toMatch(checked);
  });
});
