import type {Cluster} from '../../scripts/support/postgresCluster';
import {newDatabase, postgresEngine, prepare} from '../sql/engine';
import {rpcAsVisitor, type Args, type FunctionName} from '../sql/rpc';

const CALLS: [FunctionName, Args][] = [
  ['submit_contact_rpc', {v_name: 'Ann', v_email: 'ann@example.com', v_phone: '1'}],
  ['subscribe_newsletter_rpc', {v_email: 'ann@example.com'}],
];

// Every hanging call ends by itself: it is answered with db_error, and the failure is recorded.
export async function testTimeLimits(cluster: Cluster): Promise<string[]> {
  const engine = await newDatabase(cluster, 'time_limits');
  const other = await postgresEngine(cluster.url('time_limits'));
  await prepare(engine);
  const problems: string[] = [];
  const expectFailures = async (what: string, sqlState: string | null): Promise<void> => {
    await engine.query('delete from intake.failures');
    for (const [name, args] of CALLS) {
      const reply = await rpcAsVisitor(engine, name, args, '203.0.113.1').catch(
        (error: Error) => error.message,
      );
      const rows = await engine.query(
        'select sql_state from intake.failures where function_name = $1',
        [name],
      );
      const seen = JSON.stringify([reply, rows]);
      if (sqlState === null ? !seen.includes('"success":true') : !isFailure(seen, sqlState))
        problems.push(`${what}: ${name} gives ${seen}`);
    }
  };

  await engine.script(SLOW);
  await engine.query("set statement_timeout = '300ms'");
  await expectFailures('an insert that takes a minute', '57014');
  await engine.query('reset statement_timeout');
  await engine.script(NO_LONGER_SLOW);

  // As a transaction that hangs in the middle of one of the functions.
  await other.query('begin');
  await other.query("select pg_advisory_xact_lock(1, hashtext('ann@example.com'))");
  await expectFailures("somebody else who holds the email's lock", '55P03');
  await other.query('rollback');

  await expectFailures('the next call', null);
  await Promise.all([engine.close(), other.close()]);
  return problems;
}

const isFailure = (seen: string, sqlState: string): boolean =>
  seen.includes('"error":"db_error"') && seen.includes(`[{"sql_state":"${sqlState}"}]`);

const SLOW = `
  create function intake.slow() returns trigger language plpgsql as
    'begin perform pg_catalog.pg_sleep(60); return new; end';
  create trigger slow before insert on intake.inspection_requests
    for each row execute function intake.slow();
  create trigger slow before insert on intake.newsletter_subscribers
    for each row execute function intake.slow();
`;

const NO_LONGER_SLOW = 'drop function intake.slow cascade';
