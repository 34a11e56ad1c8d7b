import {noteRequest} from '@site/src/forms/office/noteRequest';
import {backend} from '@site/src/lib/backend';

const SECRET = 'a'.repeat(40);
const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
const ask = () => noteRequest(backend({}), {v_secret: SECRET, v_state: 'called', v_seen: '0'});
const reply = (status: number, body: string) => ({
  ok: status === 200,
  json: async () => JSON.parse(body),
});

beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, {fetch: asked});
});

test('the secret goes into the body, and nowhere else', async () => {
  asked.mockResolvedValue(reply(200, '{"error": null, "request": {"number": 1}}'));
  expect(await ask()).toEqual({error: null, request: {number: 1}});
  const [url, {body, headers}] = asked.mock.calls[0]!;
  expect(url + JSON.stringify(headers)).not.toContain(SECRET);
  expect(JSON.parse(String(body))).toEqual({v_secret: SECRET, v_state: 'called', v_seen: '0'});
});

test('the page without a link asks nobody', async () => {
  expect(await noteRequest(backend({}), {v_secret: ''})).toEqual({error: 'unknown'});
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['the page of a captive portal', async () => reply(200, '<html>')],
  ['a database that is away', async () => reply(503, '{"message": "The request …"}')],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('%s is no answer, and tells nothing of the request', async (_what, answer) => {
  asked.mockImplementation(answer);
  expect(await ask()).toEqual({error: 'later'});
});
