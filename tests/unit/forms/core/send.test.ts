import {type RpcClient, send} from '@site/src/forms/core/send';

const answer = {data: {success: true}, error: null, status: 200};
const lost = {data: null, error: new Error('lost'), status: 0};

function client(...answers: (typeof answer | typeof lost)[]) {
  const rpc = jest.fn<ReturnType<RpcClient['rpc']>, Parameters<RpcClient['rpc']>>(() => ({
    abortSignal: () => Promise.resolve(answers.shift() ?? answer),
  }));
  return {rpc};
}

const parts = (rpcClient: RpcClient) => ({
  procedure: 'submit_contact_rpc' as const,
  loadClient: () => Promise.resolve(rpcClient),
  lookUpIp: () => Promise.resolve('203.0.113.7'),
  hashEmail: () => Promise.resolve(null),
  payload: (lookups: object) => ({...lookups, made: Math.random()}),
});

test('hands what was found to the payload and calls the procedure', async () => {
  const one = client();
  expect(await send(parts(one))).toEqual({kind: 'answer', data: {success: true}});
  expect(one.rpc).toHaveBeenCalledWith('submit_contact_rpc', {
    ip: '203.0.113.7',
    emailHash: null,
    made: expect.any(Number),
  });
});

test('a second try sends the very same', async () => {
  const one = client(lost, answer);
  await send(parts(one));
  expect(one.rpc).toHaveBeenCalledTimes(2);
  expect(one.rpc.mock.calls[1]).toEqual(one.rpc.mock.calls[0]);
});

test('a client that cannot be loaded throws', async () => {
  const failing = {...parts(client()), loadClient: () => Promise.reject(new Error('chunk'))};
  await expect(send(failing)).rejects.toThrow('chunk');
});

test('a client that never loads throws in time', async () => {
  jest.useFakeTimers();
  const stuck = {...parts(client()), loadClient: () => new Promise<never>(() => undefined)};
  const sent = expect(send(stuck)).rejects.toThrow('in time');
  await jest.advanceTimersByTimeAsync(15_000);
  await sent;
  jest.useRealTimers();
});
