import {type Attempt, callWithRetry, POLICY} from '@site/src/forms/core/call';

const ok = {data: {success: true}, error: null, status: 200};
const lost = {data: null, error: new Error('Failed to fetch'), status: 0};
const http = (status: number) => ({data: null, error: new Error('http'), status});

/** Replies with the given answers in turn, then repeats the last one. */
const inTurn = (...answers: (typeof ok | typeof lost)[]) => {
  let turn = 0;
  return jest.fn(() => Promise.resolve(answers[Math.min(turn++, answers.length - 1)]!));
};

const hangs: Attempt = () => new Promise(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function run(attempt: Attempt) {
  const reply = callWithRetry(attempt);
  await jest.advanceTimersByTimeAsync(POLICY.totalMs + 1000);
  return reply;
}

const DONE = {kind: 'answer', data: {success: true}};
const FAILED = {kind: 'failed'};

test.each([
  ['an answer is handed on, whatever it is', [ok], DONE, 1],
  ['a lost reply is requested again', [lost, ok], DONE, 2],
  ['after the third try it has failed', [lost], FAILED, 3],
  ...[502, 503, 504].map(
    (status) => [`a gateway’s ${status}`, [http(status), ok], DONE, 2] as const,
  ),
  ...[400, 401, 404, 413, 429, 500].map(
    (status) => [`${status}`, [http(status)], FAILED, 1] as const,
  ),
] as const)('%s', async (_, answers, reply, tries) => {
  const attempt = inTurn(...answers);
  expect(await run(attempt)).toEqual(reply);
  expect(attempt).toHaveBeenCalledTimes(tries);
});

test('a site that is away for twelve seconds behind its proxy has the request when it is back', async () => {
  const back = Date.now() + 12_000;
  const attempt = jest.fn(() => Promise.resolve(Date.now() < back ? http(502) : ok));
  expect((await run(attempt)).kind).toBe('answer');
});

test('a try that hangs is given up and followed by another', async () => {
  const signals: AbortSignal[] = [];
  const attempt: Attempt = (signal) => {
    signals.push(signal);
    return signals.length === 1 ? hangs(signal) : Promise.resolve(ok);
  };
  expect(await run(attempt)).toEqual({kind: 'answer', data: {success: true}});
  expect(signals.map(({aborted}) => aborted)).toEqual([true, false]);
});

// The first try may fail at once: the last one must then be cut short.
test.each<[string, Attempt]>([
  ['hangs', hangs],
  ['fails at once and then hangs', inTurn(lost)],
])('a line that %s has failed within the whole time', async (_name, first) => {
  const started = Date.now();
  let ended = 0;
  let tries = 0;
  const attempt: Attempt = (signal) => ((tries += 1) === 1 ? first : hangs)(signal);
  const reply = callWithRetry(attempt).finally(() => (ended = Date.now()));
  await jest.advanceTimersByTimeAsync(POLICY.totalMs + 1000);
  expect(await reply).toEqual({kind: 'failed'});
  expect(ended - started).toBeLessThanOrEqual(POLICY.totalMs);
});

test('what throws is no transport failure', async () => {
  const attempt = jest.fn<ReturnType<Attempt>, Parameters<Attempt>>(() => {
    throw new Error('a fault of ours');
  });
  await expect(callWithRetry(attempt)).rejects.toThrow('a fault of ours');
  expect(attempt).toHaveBeenCalledTimes(1);
});
