import {printable} from '../../src/markdown';
import {englishMessages} from './files';
import {findings, type Scope} from './findings';
import type {Finding} from './status';

const MEANING: Record<Finding['kind'], string> = {
  broken: 'broken: the file cannot be read',
  missing: 'missing: not translated yet',
  stale: 'stale: the English has changed since (--diff shows it); correct it, then --mark it',
  faulty: 'faulty: differs from the English in more than the words',
  unmarked: 'unmarked: no record of which English they translate; once they are right, --mark them',
  renamed: 'renamed: the English has another name',
  orphaned: 'orphaned: the English is gone; delete them',
  worded: 'worded: against the glossary in the README; write the word that it recommends',
};

/** The findings that need work: those against the glossary are only warnings, unless `strict`. */
export const toDoOf = (found: Finding[], {strict = false}: Scope): Finding[] =>
  found.filter(({kind}) => kind !== 'worded' || strict);

function print(found: Finding[]): void {
  for (const kind of Object.keys(MEANING) as Finding['kind'][]) {
    const lines = found.filter((finding) => finding.kind === kind);
    if (lines.length === 0) continue;
    console.log(`  ${MEANING[kind]}`);
    lines.forEach(({what, problem}) =>
      console.log(printable(`    ${what}${problem ? `: ${problem}` : ''}`)),
    );
  }
}

export async function report(locales: readonly string[], scope: Scope): Promise<number> {
  const english = await englishMessages();
  let toDo = 0;
  for (const locale of locales) {
    const found = await findings(locale, english, scope);
    const {length} = toDoOf(found, scope);
    toDo += length;
    console.log(`${locale}: ${length === 0 ? 'complete' : `${length} to do`}`);
    print(found);
  }
  return toDo;
}
