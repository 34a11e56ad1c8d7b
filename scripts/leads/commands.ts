import {UserError} from '../../server/cli';
import type {Operations} from '../../server/staff/operations';
import {failures, leads, suspected, type Filter} from './listing';
import {subscribers, unsubscribe, unsubscribeAll} from './newsletter';
import {report} from './report';
import {countOutcome, notSpam, setState, type Said} from './states';

interface Options extends Said, Filter {
  csv?: boolean;
}

interface Action {
  /** What may stand beside it. */
  with?: (keyof Options)[];
  /** @param value what follows its flag. */
  run: (operations: Operations, value: string, options: Options) => Promise<string>;
}

const state = (name: string): Action => ({
  with: ['at', 'note', 'by'],
  run: (operations, id, said) => setState(operations, name, id, said),
});

const list = (
  show: (operations: Operations, csv: boolean, filter: Filter) => Promise<string>,
  filters: (keyof Filter)[] = [],
): Action => ({
  with: ['csv', ...filters],
  run: (operations, _, {csv = false, ...filter}) => show(operations, csv, filter),
});

/** What `npm run leads` does without a flag. */
const LEADS = list(leads, ['week', 'name', 'state']);

/** Every flag that says what to do; one at a time. */
const ACTIONS: Record<string, Action> = {
  called: state('called'),
  scheduled: state('scheduled'),
  won: state('won'),
  lost: state('lost'),
  spam: state('spam'),
  new: state('new'),
  undo: state('undone'),
  'not-spam': {run: notSpam},
  'won-later': {run: (operations, day) => countOutcome(operations, 'won', day)},
  'lost-later': {run: (operations, day) => countOutcome(operations, 'lost', day)},
  suspected: list(suspected),
  report: list(report),
  newsletter: list(subscribers),
  unsubscribe: {run: unsubscribe},
  unsubscribed: {run: unsubscribeAll},
  failures: {run: failures},
  links: {
    async run(operations, to) {
      const [row] = await operations.query('select intake.set_links($1) as said', [to]);
      return String(row?.said);
    },
  },
  erase: {
    async run(operations, email) {
      const [row] = await operations.query('select intake.erase_person($1) as erased', [email]);
      return `Deleted: ${JSON.stringify(row?.erased)}\nBackups stay as they are.`;
    },
  },
  purge: {
    async run(operations) {
      const [row] = await operations.query('select intake.purge() as purged');
      return `Deleted: ${JSON.stringify(row?.purged)}`;
    },
  },
};

/**
 * What to do with the operations of a database.
 *
 * @param values the options that were typed.
 * @throws UserError for what does not fit together.
 */
export function taskOf({
  csv,
  at,
  note,
  by,
  week,
  name: named,
  state: inState,
  ...flags
}: Options & Record<string, unknown>): (operations: Operations) => Promise<string> {
  const options = {csv, at, note, by, week, name: named, state: inState};
  const [[name, value] = ['', ''], ...more] = Object.entries(flags);
  const action = ACTIONS[name] ?? LEADS;
  if (more.length > 0)
    throw new UserError(`One at a time: --${[name, ...more.map(([flag]) => flag)].join(', --')}.`);
  for (const [option, given] of Object.entries(options))
    if (given && !action.with?.includes(option as keyof Options))
      throw new UserError(`--${option} does not go with ${name ? `--${name}` : 'a list'}.`);
  return (operations) => action.run(operations, String(value), options);
}
