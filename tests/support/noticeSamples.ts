import type {Notice, NoticeRequest} from '../../server/notify/notice';

const request: NoticeRequest = {
  id: 12,
  receivedAt: '2026-07-04T13:00:00Z',
  urgent: false,
  suspicion: null,
  language: 'en',
  name: 'Ann Bee',
  email: 'ann@example.com',
  phone: '(727) 555-0117',
  roofType: 'tile',
  roofAge: '20+',
  lastInspection: 'never',
  stormDamage: 'unsure',
  message: 'Please call after five.\nThe gate code is 42.',
  route: '/contact',
  referrer: 'https://www.google.com/',
};

/** A notice of a request, as the database hands it over. */
export const noticeOf = (
  changes: Partial<NoticeRequest> = {},
  kind: Notice['kind'] = 'request',
): Notice => ({
  id: 34,
  kind,
  createdAt: '2026-07-04T13:00:00.123456+00:00',
  request: {...request, ...changes},
  subscriptions: 0,
  note: null,
  link: null,
  open: null,
  week: null,
});

/** A notice without a request. */
export const noticeWithout = (changes: Partial<Notice>): Notice => ({
  ...noticeOf(),
  request: null,
  ...changes,
});

/** What a visitor may type, in the visitor's language. */
export const VISITORS: Partial<NoticeRequest>[] = [
  {language: 'en', name: 'Ann O’Bee', message: 'Shingles are gone.'},
  {language: 'es', name: 'José Núñez', message: '¿Cuándo pueden venir?\nGracias.'},
  {language: 'vi', name: 'Nguyễn Thị Ánh', message: 'Mái nhà bị hư.'},
  {language: 'ko', name: '김지훈', message: '기와가 깨졌습니다.'},
  {language: 'hi', name: 'प्रिया शर्मा', message: 'छत की टाइल टूट गई है। क्‍या'},
];

/** Hostile input. */
export const HOSTILE: Record<string, string> = {
  'a header of its own': 'Ann\r\nBcc: thief@example.com\r\n\r\nbody',
  'a header after one odd break': 'Ann\u2028Bcc: thief@example.com\u0085X: y\u0000',
  'an encoded header': '=?utf-8?Q?Ann=0D=0ABcc:_thief@example.com?=',
  'a second address': 'Ann" <thief@example.com>, "Bee',
  markup: '</td><script>alert(1)</script><img src=x onerror="alert(1)">\'&amp;',
  'marks of direction': '\u202Ecod.exe\u2066 \u200Fabc\u061C',
  'nothing visible': 'A\u200Bn\uFEFFn\u2060\u00AD\u{E0041}',
  'terminal escapes': '\u001B[2J\u001B]0;owned\u0007\u009B31m',
  emoji: '👩🏽‍🔧🏠🌀',
  'half of a character': 'Ann\uD83D',
  'a chat’s markup': '<!channel> @everyone [click](https://evil.example) <https://evil.example|x>',
};
