import RequestPage from '@site/src/sections/request/RequestPage';
import type {Noted} from '@site/src/sections/request/RequestPage/Request';
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../../support/render';
import {textOf} from '../../../support/texts';

jest.mock('@docusaurus/Head', () => ({__esModule: true, default: () => null}));
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));

const NOTED: Noted = {
  number: 12,
  receivedAt: '2026-07-04T13:00:00Z',
  state: 'new',
  appointmentAt: null,
  steps: [],
};
const CALLED: Noted = {
  ...NOTED,
  state: 'called',
  steps: [{state: 'called', at: '2026-07-04T13:10:00Z', by: '<b>AB', note: '<img src=x>'}],
};

const SECRET = 'a'.repeat(40);

let sent: Record<string, string>[];
/** All of a call but its body. */
let addressed: string;

const answerBy = (fetch: (url: string, init: RequestInit) => Promise<unknown>) =>
  Object.assign(globalThis, {fetch});

/** Opens the page; the database gives these replies, one after the other. */
function open(...replies: unknown[]): void {
  answerBy(async (url, {body, ...rest}) => {
    addressed += url + JSON.stringify(rest);
    sent.push(JSON.parse(String(body)) as Record<string, string>);
    return {ok: true, status: 200, json: async () => replies.shift()};
  });
  renderSite(<RequestPage />);
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', `#${SECRET}`);
  sent = [];
  addressed = '';
});

const ok = (request: Noted) => ({success: true, error: null, request});
const no = (error: string, more: {request?: Noted | null} = {}) => ({
  success: false,
  error,
  ...more,
});
const button = (name: string) => screen.findByRole('button', {name});
const press = async (name: string) => userEvent.click(await button(name));
const field = (label: RegExp) => screen.getByLabelText(label);
const says = (words: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));

test('opening it only looks; one press notes it, with what was typed, and shows who did what', async () => {
  open(ok(NOTED), ok(CALLED), ok(CALLED));
  expect(await button('Undo')).toBeDisabled();
  expect(sent).toEqual([{v_secret: SECRET}]);
  expect(addressed).not.toContain(SECRET);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Request 12');
  await userEvent.type(field(/initials/), '<b>AB');
  await userEvent.type(field(/Short note/), 'no answer');
  await press('Called');
  await waitFor(async () => expect(await button('Undo')).toBeEnabled());
  const note = {v_state: 'called', v_by: '<b>AB', v_note: 'no answer', v_seen: '0'};
  expect(sent[1]).toMatchObject(note);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    'Called · <b>AB · Jul 4, 2026, 9:10 AM · <img src=x>',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Called');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(field(/Short note/)).toHaveValue('');
  // The initials are remembered, and the next change sends the new number of steps.
  expect(field(/initials/)).toHaveValue('<b>AB');
  await press('Undo');
  expect(sent.at(-1)).toMatchObject({v_state: 'undone', v_seen: '1'});
});

test.each([
  ['a second person', no('changed', {request: CALLED}), /in the meantime/],
  ['an appointment without a time', no('refused'), /Choose a future day/],
  ['the limit', no('rate_limit'), /in a few minutes/],
  ['an error of the database', no('db_error'), /in a few minutes/],
])('after %s what was typed is still there', async (_what, reply, words) => {
  open(ok(NOTED), reply);
  await button('Called');
  await userEvent.type(field(/Short note/), 'no answer');
  await press('Lost');
  await says(words);
  expect(field(/Short note/)).toHaveValue('no answer');
});

test('while a press is under way, nothing else can be pressed', async () => {
  open(ok(NOTED), ok(CALLED));
  await button('Called');
  let answer = (): void => {};
  const ask = fetch;
  answerBy(async (...sending) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return ask(...sending);
  });
  await press('Called');
  expect(await button('Won')).toBeDisabled();
  await press('Won');
  answer();
  await waitFor(async () => expect(await button('Won')).toBeEnabled());
  expect(sent.map(({v_state}) => v_state)).toEqual([undefined, 'called']);
});

test('an appointment has a time, and a press the request that was shown', async () => {
  open(ok(NOTED), no('refused'), ok(CALLED));
  await press('Scheduled');
  await userEvent.type(field(/Appointment/), '2026-07-06T09:00');
  await press('Scheduled');
  expect(sent[2]).toMatchObject({v_state: 'scheduled', v_at: '2026-07-06T09:00', v_seen: '0'});
});

test('the page without a link asks nobody', async () => {
  history.replaceState(null, '', '/request');
  open();
  await says(/^This link is wrong/);
  expect(sent).toEqual([]);
});

test.each([
  [
    'the page of a captive portal',
    async () => ({ok: true, json: async () => JSON.parse('<html>')}),
  ],
  ['a database that is away', async () => ({ok: false, json: async () => ok(NOTED)})],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
])('%s is no answer, and tells nothing of the request', async (_what, answer) => {
  answerBy(answer);
  renderSite(<RequestPage />);
  await says(/in a few minutes/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that leads nowhere is said, also in other languages', async () => {
  answerBy(async () => ({ok: true, json: async () => no('unknown', {request: null})}));
  renderSite(<RequestPage />, {locale: 'es', path: '/es/request'});
  await says(textOf('es', 'request.problem.unknown', ''));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', {name: '한국어'})).toHaveAttribute('href', '/ko/request');
});

test('the link of another notice, opened in this tab, shows that request alone', async () => {
  open(ok(NOTED), ok({...CALLED, number: 13}), no('unknown', {request: null}));
  await screen.findByRole('heading', {name: 'Request 12'});
  history.replaceState(null, '', `#${'b'.repeat(40)}`);
  window.dispatchEvent(new Event('hashchange'));
  await screen.findByRole('heading', {name: 'Request 13'});
  expect(sent[1]).toMatchObject({v_secret: 'b'.repeat(40)});
  window.dispatchEvent(new Event('hashchange'));
  await screen.findByRole('heading', {name: 'Request'});
  expect(screen.queryByRole('button')).toBeNull();
});
