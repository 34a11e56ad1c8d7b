import {UserError} from '../../server/cli';
import type {Operations} from '../../server/staff/operations';
import {failures, leads, suspected, type Filter} from './listing';
import {subscribers, unsubscribe, unsubscribeAll} from './newsletter';
import {report} from './report';
import {readable} from './table';

interface Options extends Filter {
  csv?: boolean;
  /** Florida time of the appointment, or of the event. */
  at?: string;
  note?: string;
  /** Who did it. */
  by?: string;
}

interface Action {
  /** Options that may be combined with the action. */
  with?: (keyof Options)[];
  /** @param value what follows its flag. */
  run: (operations: Operations, value: string, options: Options) => Promise<string>;
}

async function answerOf(operations: Operations, call: string, values?: unknown[]): Promise<string> {
  const [row] = await operations.query(`select intake.${call} as answer`, values);
  return readable(row?.answer);
}

const state = (name: string): Action => ({
  with: ['at', 'note', 'by'],
  async run(operations, id, {at = null, note = null, by = null}) {
    if (!/^\d{1,15}$/.test(id)) throw new UserError(`"${id}" is not the number of a request.`);
    const call = 'set_state($1, $2, $3, intake.florida_time($4), $5)';
    return answerOf(operations, call, [Number(id), name, note, at, by]);
  },
});

const list = (
  show: (operations: Operations, csv: boolean, filter: Filter) => Promise<string>,
  filters: (keyof Filter)[] = [],
): Action => ({
  with: ['csv', ...filters],
  run: (operations, _, {csv = false, ...filter}) => show(operations, csv, filter),
});

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
  'won-later': {run: (operations, day) => answerOf(operations, "count_outcome($1, 'won')", [day])},
  'lost-later': {
    run: (operations, day) => answerOf(operations, "count_outcome($1, 'lost')", [day]),
  },
  suspected: list(suspected),
  report: list(report),
  newsletter: list(subscribers),
  unsubscribe: {run: unsubscribe},
  unsubscribed: {run: unsubscribeAll},
  failures: {run: failures},
  links: {run: (operations, to) => answerOf(operations, 'end_links($1)', [to === 'off'])},
  purge: {run: async (operations) => `Deleted: ${await answerOf(operations, 'purge()')}`},
};

export function taskOf(
  values: Options & Record<string, unknown>,
): (operations: Operations) => Promise<string> {
  const {csv, at, note, by, week, name: named, state: inState, ...flags} = values;
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
