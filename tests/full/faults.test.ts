// What goes wrong around the server: a closed log, a proxy that hides.
import {count} from '../support/faults';
import {loopback, post, submission} from '../support/requests';
import {accepted, stop, submit, testServers} from '../support/servers';

const {database, start} = testServers();
jest.setTimeout(180_000);

test('the server outlives whoever read its log', async () => {
  const server = await start();
  server.process.stdout!.destroy();
  server.process.stderr!.destroy();
  let kept = 0;
  for (let n = 0; n < 5; n++) {
    // Each request prints a notice; an unreadable body prints to the other output.
    if (accepted(await submit(server.port, n))) kept += 1;
    await post(server.port, 'submit_contact_rpc', 'no object', {from: loopback(n)});
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(kept).toBe(5);
  expect(await database.contacts()).toHaveLength(5);
  expect(await stop(server)).toBe(0);
  count(`closed log: ${kept} of 5 requests taken after it`);
});

test('visitors whose address a proxy hides share one limit, and beyond it none is lost', async () => {
  const server = await start({TRUSTED_PROXY: '127.0.0.0/8'});
  const headers = ['unknown', '', '198.51.100.1, _hidden', '10.0.0.1/8', undefined];
  const send = (n: number, forwarded: string | undefined) =>
    post(server.port, 'submit_contact_rpc', submission(n), {forwarded});

  let taken = 0;
  for (let n = 0; n < 11; n++) {
    if (accepted(await send(n, headers[n % 5]))) taken += 1;
    // As if 294 others had come before the last six.
    if (n === 4)
      await database.query(
        "insert into intake.address_tries (address_hash, kind) select address_hash, 'inspection' from (select * from intake.address_tries limit 1) t, generate_series(1, 294)",
      );
  }
  const rows = await database.contacts();
  const suspected = rows.filter(({suspicion}) => suspicion === 'unknown_address');
  expect({taken, stored: rows.length, suspected: suspected.length}).toEqual({
    taken: 11,
    stored: 11,
    suspected: 5,
  });
  // Visitors with a readable IP, with or without a port, have a limit each.
  const replies: boolean[] = [];
  for (let n = 400; n < 412; n++)
    replies.push(accepted(await send(n, n % 2 ? '198.51.100.9:4711' : '198.51.100.9')));
  expect(replies.filter(Boolean)).toHaveLength(10);
  expect(accepted(await send(420, '[2001:db8::1]:4711'))).toBe(true);
  expect(server.output().match(/could not be read/g)).toHaveLength(1);
  const told = () => server.output().match(/was set aside: npm run leads -- --suspected/g)?.length;
  expect(told()).toBe(5);
  // The flood raises an alarm, and refuses nobody.
  expect(server.output().match(/^Alarm of site-wide breaker: more than 300 tries/gm)).toHaveLength(
    1,
  );
  // At the limit of an email, requests from other IPs are set aside, and staff are told.
  const sameEmail = (n: number) => ({...submission(n), v_email: submission(500).v_email});
  for (let n = 500; n < 504; n++)
    expect(
      accepted(
        await post(server.port, 'submit_contact_rpc', sameEmail(n), {
          forwarded: `192.0.2.${n - 400}`,
        }),
      ),
    ).toBe(true);
  for (const until = Date.now() + 10_000; told() !== 6 && Date.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told()).toBe(6);
  count(
    `unreadable addresses: 305 tries, 11 of them sent, ${taken} taken, ${suspected.length} of them kept apart`,
  );
});
