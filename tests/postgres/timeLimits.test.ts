/** Every hanging call ends by itself: it is answered with db_error, and the failure is recorded. */
import type {Engine} from '../../server/database/engine';
import {rpcAsVisitor, type Args, type FunctionName} from '../sql/rpc';
import {ownEngine} from './cluster';

const CALLS: [FunctionName, Args][] = [
  ['submit_contact_rpc', {v_name: 'Ann', v_email: 'ann@example.com', v_phone: '1'}],
  ['subscribe_newsletter_rpc', {v_email: 'ann@example.com'}],
];

const SLOW = `
  create function intake.slow() returns trigger language plpgsql as
    'begin perform pg_catalog.pg_sleep(60); return new; end';
  create trigger slow before insert on intake.inspection_requests
    for each row execute function intake.slow();
  create trigger slow before insert on intake.newsletter_subscribers
    for each row execute function intake.slow();
`;

let engine: Engine;
let other: Engine;
beforeAll(async () => void ([engine, other] = await Promise.all([ownEngine(), ownEngine()])));
afterAll(() => Promise.all([engine.close(), other.close()]));

const call = async ([name, args]: (typeof CALLS)[number]) =>
  (await rpcAsVisitor(engine, name, args, '203.0.113.1')).error;

const recorded = (name: FunctionName) =>
  engine.query('select sql_state from intake.failures where function_name = $1', [name]);

describe.each(CALLS)('%s', (name, args) => {
  beforeEach(() => engine.query('delete from intake.failures'));

  test('an insert that takes a minute', async () => {
    await engine.script(`${SLOW} set statement_timeout = '300ms'`);
    expect(await call([name, args])).toBe('db_error');
    await engine.script('reset statement_timeout; drop function intake.slow cascade');
    expect(await recorded(name)).toEqual([{sql_state: '57014'}]);
  });

  // As a transaction that hangs in the middle of one of the functions.
  test("somebody else who holds the email's lock", async () => {
    await other.script("begin; select pg_advisory_xact_lock(1, hashtext('ann@example.com'))");
    expect(await call([name, args])).toBe('db_error');
    await other.query('rollback');
    expect(await recorded(name)).toEqual([{sql_state: '55P03'}]);
  });

  test('the next call', async () => expect(await call([name, args])).toBeNull());
});
