// What a visitor of another engine sees where the scripts of islands do not come, and then do: the failures
// of tests/e2e/heldForms.spec.ts.
import {setTimeout as sleep} from 'node:timers/promises';

import {company} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {ENGINES, START_MS, visitor, type Visitor} from '../support/engines';
import {FAULTS, network} from '../support/engines/network';
import {needBuild} from '../support/needed';
import {testServer} from '../support/servers';

const server = testServer({TRUSTED_PROXY: '127.0.0.1'}, 'build');

/** A person takes longer than the spam check of the form. */
const SLOW_MS = 3000;
/** How long a page asks for nothing, when it has given up for the moment. */
const QUIET_MS = 700;

describe.each(ENGINES)('%s', (name, start) => {
  let visit: Visitor;
  let net: Awaited<ReturnType<typeof network>>;

  beforeAll(async () => {
    needBuild();
    visit = visitor(await start());
  }, START_MS);
  afterAll(() => visit?.close());
  beforeEach(async () => {
    net = await network(server.port);
  });
  afterEach(() => net.close());

  /** Waits until the page asks for nothing more. */
  async function quiet(): Promise<void> {
    for (let before = -1; before !== net.asked.length; await sleep(QUIET_MS)) {
      before = net.asked.length;
    }
  }

  const email = (what: string): string => `${name}.${what}@example.com`.toLowerCase();

  it.each(Object.entries(FAULTS))(
    'sends an inspection form whose scripts %s, once the network is right again',
    async (_, fault) => {
      net.fail(fault);
      await visit.open(`${net.origin}${routes.contact}?lng=en`);
      await visit.at(routes.contact);
      await visit.click('[name=name]');
      await quiet();
      await visit.type('[name=name]', 'Maria');
      await visit.type('[name=phone]', '(727) 555-0117');
      await visit.type('[name=email]', email(String(fault)));
      await visit.type('[name=message]', 'Two tiles came down.');
      await sleep(SLOW_MS);
      await visit.click('main form [type=submit]');
      await quiet();
      expect(net.failures()).toBeGreaterThan(0);
      net.fail(null);
      await visit.press('Tab');
      await visit.shows('[data-sent]');
      expect(await server.database.contacts(email(String(fault)))).toMatchObject([
        {message: 'Two tiles came down.', suspicion: null},
      ]);
    },
  );

  it('says that a newsletter form is not sent, and sends it once the network is right again', async () => {
    net.fail('cut');
    await visit.open(`${net.origin}${routes.knowledgeCenter}?lng=en`);
    await visit.at(routes.knowledgeCenter);
    await visit.type('main form [name=email]', email('news'));
    await visit.click('main form [type=submit]');
    await visit.shows('main form [role=alert]');
    await visit.reads(company.phone.display);
    net.fail(null);
    await visit.shows('[data-sent]');
    expect(await server.database.subscribers(email('news'))).toHaveLength(1);
  });
});
