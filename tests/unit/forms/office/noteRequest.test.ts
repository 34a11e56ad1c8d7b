import {backend} from '@site/src/data/backend';
import {noteRequest} from '@site/src/forms/office/noteRequest';

const HERE = backend({});
const SECRET = 'a'.repeat(40);
const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
const reply = (status: number, body: unknown) => ({
  ok: status === 200,
  status,
  json: async () => body,
});

beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, {fetch: asked});
});

test('the secret goes into the body, and nowhere else', async () => {
  asked.mockResolvedValue(reply(200, {success: true, error: null, request: {number: 1}}));
  const typed = {secret: SECRET, state: 'called', by: 'AB', note: '', at: '', seen: '0'};
  expect(await noteRequest(HERE, typed)).toEqual({request: {number: 1}, problem: null});
  const [url, {body, headers}] = asked.mock.calls[0]!;
  expect(url + JSON.stringify(headers)).not.toContain(SECRET);
  expect(JSON.parse(String(body))).toEqual({
    v_secret: SECRET,
    v_state: 'called',
    v_by: 'AB',
    v_note: '',
    v_at: '',
    v_seen: '0',
  });
});

test.each(['', 'x', 'A'.repeat(40), 'a'.repeat(39), 'a'.repeat(41), `${'a'.repeat(40)}%20`])(
  'the torn link "%s" asks nobody',
  async (secret) => {
    expect(await noteRequest(HERE, {secret})).toEqual({request: null, problem: 'unknown'});
    expect(asked).not.toHaveBeenCalled();
  },
);

test.each([
  [{success: false, error: 'unknown', request: null}, 'unknown'],
  [{success: false, error: 'rate_limit', request: null}, 'rate_limit'],
  [{success: false, error: 'changed', request: {number: 1}}, 'changed'],
  [{success: false, error: 'refused', request: {number: 1}}, 'refused'],
  [{success: false, error: 'db_error', request: null}, 'failed'],
  ['<html>a captive portal', 'failed'],
  [null, 'failed'],
])('%j is told as %s', async (body, problem) => {
  asked.mockResolvedValue(reply(200, body));
  expect((await noteRequest(HERE, {secret: SECRET})).problem).toBe(problem);
});

test('a lost reply is asked for again, with the same press', async () => {
  asked
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(reply(200, {success: true, error: null, request: null}));
  expect((await noteRequest(HERE, {secret: SECRET, state: 'won'})).problem).toBeNull();
  expect(asked.mock.calls[0]![1].body).toBe(asked.mock.calls[1]![1].body);
});

test('a refusal of the server is not asked for again', async () => {
  asked.mockResolvedValue(reply(500, {}));
  expect((await noteRequest(HERE, {secret: SECRET})).problem).toBe('failed');
  expect(asked).toHaveBeenCalledTimes(1);
});
