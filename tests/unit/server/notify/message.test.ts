import {company} from '../../../../src/data/company';
import {replyTexts} from '../../../../src/data/replies';
import {SITE_TEXT} from '../../../../src/data/siteText';
import {DEFAULT_LOCALE, LOCALES} from '../../../../src/language/locales';
import {isUrgent, messageOf, stableId} from '../../../../server/notify/message';
import {HOSTILE, noticeOf, noticeWithout, VISITORS} from '../../../support/noticeSamples';

const NOW = new Date('2026-07-04T15:05:00Z');
const of = (...notice: Parameters<typeof noticeOf>) => messageOf(noticeOf(...notice), NOW);

test('an ordinary request, whole', () => {
  const message = of({language: 'es', route: '/es/contact'});
  expect(`${message.subject}\n\n${message.text}`).toBe(`New request 12: Ann Bee

Ann Bee
Phone: (727) 555-0117 (tel:+17275550117)
Email: ann@example.com
Language: Spanish
Storm damage: Not sure
Roof type: Tile
Roof age: Over 20 years
Last inspection: Never
Received: Sat, Jul 4, 2026, 9:00 AM Eastern, 2 h 5 min ago
Page: /es/contact
Came from: https://www.google.com/

Message:
> Please call after five.
> The gate code is 42.

The site has promised an answer by Sun, Jul 5, 2026, 9:00 AM Eastern.

When somebody has called: npm run leads -- --called 12
`);
  expect(message.replyTo).toEqual({name: 'Ann Bee', address: 'ann@example.com'});
  expect(message.headers).toEqual({
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  });
});

test.each([
  ['stormDamage', 'yes-visible', 'Storm damage: Yes, I can see it'],
  ['lastInspection', '3+years', 'Last inspection: 3 or more years ago'],
  ['roofAge', 'unknown', 'Roof age: I don’t know'],
  ['roofType', 'thatched', 'Roof type: thatched'],
  ['roofType', 'constructor', 'Roof type: constructor'],
])('%s %s reads as the form shows it', (field, value, line) => {
  const {text, chat} = of({[field]: value});
  for (const part of [text, chat]) expect(part.split('\n')).toContain(line);
});

test('what was left out leaves no empty line', () => {
  const blank = {roofType: null, roofAge: null, lastInspection: null, stormDamage: null};
  const {text} = of({...blank, message: null, route: null, referrer: null});
  expect(text).not.toMatch(/^(Roof|Storm|Message|Page|Came)|null|\n\n\n/m);
});

test.each([
  ['request', false, null, 'New request 12: Ann Bee'],
  ['request', true, null, 'EMERGENCY, new request 12: Ann Bee'],
  ['reminder', false, null, 'Reminder after 2 h 5 min, request 12: Ann Bee'],
  ['reminder', true, null, 'EMERGENCY, reminder after 2 h 5 min, request 12: Ann Bee'],
  ['set_aside', false, 'email_limit', 'Set aside, request 12: Ann Bee'],
  ['set_aside', true, 'email_limit', 'EMERGENCY, set aside, request 12: Ann Bee'],
] as const)('%s, urgent %s', (kind, urgent, suspicion, subject) => {
  const message = of({urgent, suspicion}, kind);
  expect(message.subject).toBe(subject);
  expect(message.headers.Importance).toBe(urgent ? 'high' : undefined);
  expect(message.text.startsWith('EMERGENCY: ')).toBe(urgent);
  expect(message.html.includes('<b>EMERGENCY: ')).toBe(urgent);
  expect(message.text.includes('Nobody has called for 2 h 5 min.')).toBe(kind === 'reminder');
  // Nothing is promised for tomorrow to who is urgent.
  expect(message.text.includes('Sun, Jul 5')).toBe(!urgent && kind !== 'set_aside');
  const next = kind === 'set_aside' ? '--new 12' : '--called 12';
  for (const part of ['text', 'html', 'chat'] as const)
    expect(message[part]).toContain(`npm run leads -- ${next}`);
});

describe('with a link', () => {
  const link = `https://roof.example/request#${'a'.repeat(40)}`;
  const message = messageOf({...noticeOf(), link}, NOW);

  test('every part has it, once, in place of the command', () => {
    for (const part of ['text', 'html', 'chat'] as const) {
      expect(message[part].split(link)).toHaveLength(2);
      expect(message[part]).not.toContain('npm run leads');
    }
    expect(message.html).toContain(`<a href="${link}"`);
    expect(JSON.stringify([message.subject, message.headers])).not.toContain('#');
  });

  const open = [
    {id: 9, state: 'scheduled', appointmentAt: '2026-07-06T13:00:00Z', link},
    {id: 12, state: 'new', appointmentAt: null, link: link.replace('#a', '#b')},
    {id: 13, state: 'scheduled', appointmentAt: '2026-07-07T13:00:00Z', link: null},
  ].map((changes) => ({...noticeOf().request!, urgent: true, ...changes}));

  test('the list has a line for each request, and says who is about to be erased', () => {
    const {subject, text, html, chat} = messageOf(noticeWithout({kind: 'open', open}), NOW);
    expect(subject).toBe('3 open requests');
    expect(text.split('\n').slice(1, 4)).toEqual([
      `9, scheduled: Ann Bee, (727) 555-0117, Mon, Jul 6, 2026, 9:00 AM Eastern, ERASED a day later (${link})`,
      `12, URGENT: Ann Bee, (727) 555-0117, came 2 h 5 min ago (${link.replace('#a', '#b')})`,
      '13, scheduled: Ann Bee, (727) 555-0117, Tue, Jul 7, 2026, 9:00 AM Eastern',
    ]);
    for (const {link: own} of open.slice(0, 2))
      for (const part of [html, chat]) expect(part.split(own!)).toHaveLength(2);
  });

  test.each(Object.entries(HOSTILE))('%s stays one line of the list', (_what, name) => {
    const {text, html, chat} = messageOf(
      noticeWithout({kind: 'open', open: [{...open[0]!, name}]}),
      NOW,
    );
    expect(text.split('\n').filter((line) => line.startsWith('9, '))).toHaveLength(1);
    expect(html).not.toMatch(/<script|<img/);
    expect(chat).not.toMatch(/[<>]|\]\(/);
  });
});

describe('the sign of life', () => {
  const week = {from: '2026-06-22', requests: 4, called: 3, medianMinutes: 30};
  const textOf = (changes: object) =>
    messageOf(
      noticeWithout({kind: 'week', week: {...week, backupAt: null, checkAt: null, ...changes}}),
      NOW,
    );

  test('says how the week went, and when the next comes, to every channel', () => {
    const {subject, text, chat} = textOf({backupAt: '2026-07-04T07:00:00Z'});
    expect(subject).toBe('The website is at work: 4 requests last week');
    for (const part of [text, chat]) {
      expect(part).toContain(
        'of Monday, 2026-06-22: 4 requests, 3 called, half of them within 30 min.',
      );
      expect(part).toContain(
        'Newest backup: Sat, Jul 4, 2026, 3:00 AM Eastern. Last check: none is known.',
      );
      expect(part).toContain('after Sat, Jul 11, 2026, 11:05 AM Eastern.');
    }
  });

  test('a quiet week is told as well', () => {
    const {text} = textOf({requests: 0, called: 0, medianMinutes: null});
    expect(text).toContain('0 requests, 0 called.');
  });
});

test('what was set aside says why', () => {
  expect(of({suspicion: 'email_limit'}, 'set_aside').text).toContain('others had sent too much');
  expect(of({suspicion: 'unknown_address'}, 'set_aside').text).toContain('IP could not be read');
  expect(of({suspicion: 'address_limit'}, 'set_aside').text).toContain('from the same network');
});

test.each([
  [1, '1 new newsletter subscriber'],
  [7, '7 new newsletter subscribers'],
])('a digest of %d', (subscriptions, subject) => {
  const message = messageOf(noticeWithout({kind: 'subscriptions', subscriptions}), NOW);
  expect(message.subject).toBe(subject);
  expect(message.text).toContain('npm run leads -- --newsletter');
  expect(message.replyTo).toBeNull();
});

test('an alarm', () => {
  const note = 'count_try: more than 300 tries\r\nin ten minutes';
  const message = messageOf(noticeWithout({kind: 'alarm', note}), NOW);
  expect(message.subject).toBe('Alarm of the website');
  expect(message.text).toBe(
    'Alarm of the website\n\ncount_try: more than 300 tries\nin ten minutes\n\nMore: npm run leads -- --failures\n',
  );
  // Of a unit of systemd the database knows nothing.
  expect(messageOf(noticeWithout({id: 0, kind: 'alarm', note}), NOW).text).not.toContain('More:');
});

test.each([
  ['(727) 555-0117', 'tel:+17275550117', '7275550117'],
  ['1-727-555-0117', 'tel:+17275550117', '17275550117'],
  ['+84 91 234 5678', 'tel:+84912345678', '+84912345678'],
  ['727.555.0117 ext. 12', 'tel:+17275550117', '7275550117'],
  ['７２７５５５０１１７', 'tel:+17275550117', '7275550117'],
  ['555-0117', 'tel:5550117', '5550117'],
  ['1234 5678 9012 3456', null, '1234567890123456'],
  ['call me after five', null, ''],
  ['viagra.com 727', null, '727'],
  ['"><b>727', null, '727'],
])('phone %s leads to %s, and %s of it is no word', (phone, href, shown) => {
  const whole = noticeOf({phone});
  const {text, html} = messageOf(whole, NOW);
  const found = /<a href="(tel:[^"]*)"/.exec(html)?.[1] ?? null;
  expect(found).toBe(href);
  expect(/\((tel:\S+)\)/.exec(text)?.[1] ?? null).toBe(href);
  const open = [{...whole.request!, state: 'new', appointmentAt: null, link: null}];
  for (const notice of [whole, noticeWithout({kind: 'open', open})]) {
    const refused = messageOf({...notice, isRefused: true}, NOW).text;
    expect(refused).toContain(shown);
    expect(refused).not.toMatch(/viagra|after five|ext|<b>/);
  }
});

describe('a ready reply', () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/<a href="(mailto:[^"]+)"[^>]*>Reply in (\w+)</g)].map(
      ([, href, language]) => ({
        language,
        url: new URL(href!.replaceAll('&amp;', '&')),
      }),
    );

  test.each(VISITORS)('in $language and in English', (visitor) => {
    const {text, html} = of(visitor);
    const links = linksOf(html);
    // As text, such a link is most of the mail.
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(100);
    const english = {en: 1, es: 2, vi: 2, ko: 2, hi: 2}[visitor.language!];
    expect(links).toHaveLength(english!);
    expect(links.at(-1)!.language).toBe('English');
    const {pathname, searchParams} = links[0]!.url;
    expect(pathname).toBe('ann@example.com');
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    const body = searchParams.get('body')!;
    expect(body.split('\r\n')[0]).toContain(visitor.name);
    expect(body).toContain(company.phone.display);
    expect(body.endsWith(`\r\n\r\n${company.name}\r\n`)).toBe(true);
  });

  test.each(VISITORS)('of an urgent request, in $language with its English beneath', (visitor) => {
    const phone = '$& 727 555 0117';
    const drafts = (['request', 'reminder'] as const).map((kind) => {
      const {url} = linksOf(of({...visitor, phone, urgent: true}, kind).html)[0]!;
      return [url.searchParams.get('subject'), url.searchParams.get('body')!.split('\r\n\r\n')];
    });
    const urgent = replyTexts(visitor.language!, true)!;
    const said = [...new Set([urgent.text, replyTexts('en', true)!.text])];
    const texts = said.map((text) => text.replace('{number}', () => phone));
    const draft = [urgent.subject, [expect.any(String), ...texts, `${company.name}\r\n`]];
    expect(drafts).toEqual([draft, draft]);
  });

  test('each language has one of its own, and no link is too long for Windows', () => {
    const [calm, urgent] = [false, true].map((rings) =>
      LOCALES.map(({code}) => replyTexts(code, rings)!),
    );
    for (const part of ['subject', 'greeting', 'withoutName', 'text'] as const)
      expect(new Set(calm!.map((reply) => reply[part])).size).toBe(LOCALES.length);
    const texts = [...calm!, ...urgent!].map(({text}) => text);
    expect(new Set(texts).size).toBe(LOCALES.length * 2);
    expect(replyTexts('../es', false)).toBeNull();
    for (const {code} of LOCALES)
      for (const name of ['श'.repeat(40), 'श'.repeat(41)])
        for (const urgent of [true, false])
          for (const {url} of linksOf(of({language: code, name, urgent}).html))
            expect(url.href.length).toBeLessThan(2083);
  });

  test('a language whose draft is still the English has none', () => {
    const {code} = LOCALES.find((locale) => locale.code !== DEFAULT_LOCALE)!;
    const messages = jest.requireActual<Record<string, {message: string}>>(
      `../../../../i18n/${code}/code.json`,
    );
    jest.replaceProperty(messages['reply.mail.text']!, 'message', SITE_TEXT['reply.mail.text']);
    expect([replyTexts(code, false), replyTexts(code, true)]).toEqual([null, expect.anything()]);
  });

  test('a name that is too long for a link is left out of it', () => {
    const [korean] = linksOf(of({name: 'श'.repeat(41), language: 'ko'}).html);
    expect(korean!.url.searchParams.get('body')).toMatch(/^안녕하십니까\.\r\n/);
  });

  test.each(['vip', 'fr', 'constructor', '"><b>'])(
    'language "%s" is answered in English',
    (language) => {
      const {text, html} = of({language});
      expect(text).toContain('Language: English');
      expect(linksOf(html).map((link) => link.language)).toEqual(['English']);
      expect(html).toContain('<blockquote lang="en"');
    },
  );
});

describe.each(Object.entries(HOSTILE))('hostile: %s', (_, typed) => {
  const message = of({
    name: typed,
    phone: typed,
    message: `${typed}\nPhone: 900`,
    route: typed,
    referrer: typed,
    roofType: typed,
    suspicion: typed,
  });
  const {subject, text, html, chat, replyTo} = message;

  test('the headers stay one line each', () => {
    for (const header of [subject, replyTo!.name, ...Object.values(message.headers)])
      expect(header).toMatch(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u);
  });

  test('nothing repaints, hides or turns', () => {
    for (const part of [subject, text, html, chat])
      expect(part.replace(/\n|(?<=[\p{Emoji_Modifier}\p{M}])\u200d/gu, '')).not.toMatch(
        /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
      );
  });

  test('no markup but ours', () => {
    const tags = new Set([...html.matchAll(/<\/?(\w+)/g)].map(([, tag]) => tag));
    const ours = 'html head meta title body p b h1 bdi table tr th td a blockquote br'.split(' ');
    expect([...tags].filter((tag) => !ours.includes(tag!))).toEqual([]);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(tel|mailto):/);
    expect(html).not.toMatch(/<[^>]*\son\w+=/);
  });

  test('no line that looks like ours', () => {
    expect(text.match(/^Phone: /gm)).toHaveLength(1);
    expect(text).toContain('\n> Phone: 900');
    expect(text).not.toMatch(/^Bcc/m);
  });

  test('a chat mentions nobody, and hides no link', () => {
    expect(chat).not.toMatch(/[<>]|\]\(/);
  });
});

test('joiners stay where writing and emoji need them', () => {
  const {text, subject} = of({name: '👩🏽‍🔧', message: 'क्‍या'});
  expect(subject).toContain('👩🏽‍🔧');
  expect(text).toContain('> क्‍या');
});

test('2,000 characters: the mail has them all, chat and subject are cut between characters', () => {
  const {text, chat, subject} = of({message: '🌀'.repeat(2000), name: '🌀'.repeat(100)});
  expect(text).toContain('🌀'.repeat(2000));
  expect(chat.length).toBeLessThanOrEqual(1900);
  expect(subject.length).toBeLessThanOrEqual(150);
  for (const part of [chat, subject]) {
    expect(part).toMatch(/🌀…$/u);
    expect(part).not.toMatch(/\p{Cs}/u);
  }
});

test.each([
  'thief@example.com,ann@example.com',
  'a?bcc=thief@example.com',
  'ann"@example.com',
  'ann<b>@example.com',
  'áñn@example.com',
])('email %s', (email) => {
  const {replyTo, text, html} = of({email});
  const plain = !/["<,]/.test(email);
  expect(replyTo?.address).toBe(plain && !email.startsWith('á') ? email : undefined);
  const hrefs = [...html.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href]) => href!);
  expect(hrefs.length > 0).toBe(plain);
  for (const href of hrefs) expect(href).not.toMatch(/bcc=|[<>" ,]/);
  expect(text).toContain(`Email: ${email}`);
});

test('a long list in a chat: whole lines, and how many more', () => {
  const open = Array.from({length: 300}, (_, n) => ({
    ...{id: n, name: 'Ann Bee', phone: '(727) 555-0117', urgent: false, state: 'new'},
    ...{receivedAt: '2026-07-04T13:00:00.000Z', appointmentAt: null},
    link: `https://example.com/request#${String(n).padStart(40, '0')}`,
  }));
  const {chat} = messageOf(noticeWithout({kind: 'open', open}), NOW);
  expect(chat.length).toBeLessThanOrEqual(1900);
  const links = chat.match(/#\d*/g)!;
  for (const link of links) expect(link).toHaveLength(41);
  const [, more] = /^and (\d+) more: /m.exec(chat)!;
  expect(links.length + Number(more)).toBe(300);
  expect(links.length).toBeGreaterThan(10);
});

test('without the words that a mail server has refused', () => {
  const whole = noticeOf({urgent: true}, 'request');
  const {subject, text, html, chat, replyTo} = messageOf({...whole, isRefused: true}, NOW);
  expect(subject).toMatch(/^EMERGENCY, new request 12: /);
  expect(replyTo).toBeNull();
  const {name, email, phone, message, referrer} = whole.request!;
  for (const part of [subject, text, html, chat])
    for (const typed of [name, email, phone, message!.split('\n')[0]!, referrer!])
      expect(part).not.toContain(typed);
  for (const part of [text, html, chat]) expect(part).toContain('7275550117');
  expect(html).toContain('href="tel:+17275550117"');
  // A mail server drops an id that it knows: the whole message may follow.
  expect(stableId({...whole, isRefused: true})).not.toBe(stableId(whole));
});

test.each([
  ['https://evil.example/request#00', 'https:// evil. example/request#00'],
  ['www.evil.example', 'www. evil. example'],
  ['J.R. O’Bee Jr.', 'J. R. O’Bee Jr.'],
  ['Lê V.Ánh', 'Lê V. Ánh'],
  ['=?utf-8?Q?Ann=0D=0A?=', '= ?utf-8?Q?Ann=0D=0A?='],
  ['==?==?', '== ?== ?'],
])('no program makes a link or a code of the name %s', (name, shown) => {
  const {subject, text} = messageOf(noticeOf({name}), NOW);
  expect(subject).toContain(`: ${shown}`);
  expect(text.split('\n')[0]).toBe(shown);
});

describe('a bundle', () => {
  const request = {suspicion: null, language: 'vi', receivedAt: '2026-07-04T13:00:00.000Z'};
  const link = `https://example.com/request#${'a'.repeat(40)}`;
  const bundle = [
    {...request, id: 12, urgent: true, number: '+18135550142', link},
    {...request, id: 9, urgent: false, number: null, suspicion: 'address_limit', link: null},
  ];
  const bundleThat = (urgent: boolean) =>
    noticeWithout({kind: 'bundle', id: 3, ids: [3, 5], urgent, bundle});

  test('rings, and has a line for each request, urgent ones first', () => {
    const {subject, text, chat, headers} = messageOf(bundleThat(true), NOW);
    expect(subject).toBe('EMERGENCY, 2 requests at once, 1 urgent');
    expect(text).toContain(`12, URGENT: +18135550142, vi, 2 h 5 min (${link})`);
    expect(text).toContain('9, set aside: vi, 2 h 5 min\n');
    expect(chat.indexOf('12, URGENT')).toBeLessThan(chat.indexOf('9, set aside'));
    expect(headers).toMatchObject({Importance: 'high'});
    expect(isUrgent(bundleThat(true))).toBe(true);
  });

  test('does not ring twice', () => {
    const {subject, headers} = messageOf(bundleThat(false), NOW);
    expect(subject).toBe('2 requests at once, 1 urgent');
    expect(headers).not.toHaveProperty('Importance');
  });

  test('of forty emergencies, a chat shows every number, and a mail every link', () => {
    const forty = Array.from({length: 40}, (_, n) => ({
      ...{...bundle[0]!, id: 12345 + n, number: `+1813555${1000 + n}`},
      link: link.replace(/.{4}$/, String(1000 + n)),
    }));
    const {chat, text, subject} = messageOf(
      noticeWithout({kind: 'bundle', ids: [3, 5], urgent: true, total: 60, bundle: forty}),
      NOW,
    );
    expect(subject).toBe('EMERGENCY, 60 requests at once, 40 urgent');
    for (const {number, link: own} of forty) {
      expect(chat).toContain(number);
      expect(text).toContain(own);
    }
    expect(chat.length).toBeLessThan(1900);
    expect(text).toContain('20 more');
  });

  test('has another id when it has grown: a mail server drops ids that it knows', () => {
    expect(stableId(bundleThat(true))).not.toBe(stableId({...bundleThat(true), ids: [3, 5, 6]}));
  });
});

test('the stable id: the same at each attempt, another in a new database', () => {
  expect(stableId(noticeOf({}, 'set_aside'))).toBe('set-aside-34-1783170000123');
  expect(stableId({...noticeOf(), createdAt: '2026-08-01T00:00:00Z'})).not.toBe(
    stableId(noticeOf()),
  );
});
