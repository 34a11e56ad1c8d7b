// The other engines, and Chromium with its page cache: one visit, in which each test goes on where the one
// before has ended.
import {setTimeout as sleep} from 'node:timers/promises';

import {LIMITS} from '../../src/data/limits';
import {LEAK} from '../../src/forms/core/fields';
import {CHOICE_KEY} from '../../src/language/locales';
import {ENGINES, START_MS, visitor, type Visitor} from '../support/engines';
import {network} from '../support/engines/network';
import {chromium} from '../support/engines/puppeteer';
import {mailServer} from '../support/mailServer';
import {needBuild} from '../support/needed';
import {textOf} from '../support/texts';
import {testServer} from '../support/servers';

let mailbox: Awaited<ReturnType<typeof mailServer>> | undefined;
const settings = {
  TRUSTED_PROXY: '127.0.0.1',
  SITE_URL: 'https://roof.example',
  LEAD_MAIL_TO: 'office@example.com',
  LEAD_MAIL_FROM: 'leads@example.com',
  SMTP_URL: '',
};
// Before the server, which sends to the mailbox.
beforeAll(async () => {
  mailbox = await mailServer();
  settings.SMTP_URL = `smtp://127.0.0.1:${mailbox.port}`;
});
const server = testServer(settings, 'build');
afterAll(() => mailbox?.close());

const es = (id: string): string => textOf('es', id, '');
/** A person takes longer than the spam checks of the forms. */
const typeSlowly = () => sleep(3000);

describe.each([...ENGINES, ['Chromium', chromium] as const])('%s', (name, start) => {
  let visit: Visitor;
  let net: Awaited<ReturnType<typeof network>>;

  beforeAll(async () => {
    needBuild();
    net = await network(server.port);
    visit = visitor(await start());
  }, START_MS);
  afterAll(async () => {
    await visit?.close();
    net.close();
  });
  afterEach(() => {
    expect(visit.errors.splice(0)).toEqual([]);
  });

  const open = (path: string) => visit.open(net.origin + path);
  const email = (what: string): string => `${name}.${what}@example.com`.toLowerCase();

  it('leads a first visitor to the picker, which saves the choice and goes home', async () => {
    await open('/about');
    await visit.at('/language');
    await visit.click('label:has(input[value=es])');
    await visit.reads(es('language.picker.title'));
    // On its side everything is in view, and nothing lies behind the words.
    await visit.turn(true);
    await visit.until('the picker in a low window', () => innerHeight < 440 && innerWidth > 800);
    await visit.hides('picture img');
    const cut = await visit.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, label, [type=submit], a[href^=tel])')]
        .filter((part) => {
          const {top, bottom} = part.getBoundingClientRect();
          return top < 0 || bottom > innerHeight;
        })
        .map(({textContent}) => textContent),
    );
    expect(cut).toEqual([]);
    await visit.turn(false);
    await visit.click('main [type=submit]');
    await visit.at('/es/');
    expect(await visit.evaluate((key) => localStorage.getItem(key), CHOICE_KEY)).toBe('es');
  });

  it('opens a shared link in the saved language', async () => {
    await open('/about?a=b#c');
    await visit.at('/es/about?a=b#c');
    // As a messenger leaves it.
    await open('/ES/About%E2%80%8B.&a=b#c');
    await visit.at('/es/about?a=b#c');
  });

  it('opens, closes and follows the menu', async () => {
    await visit.click('[popovertarget=site-menu]');
    await visit.shows('#site-menu');
    // Below the header.
    const gap = await visit.evaluate(() => {
      const [header, menu] = ['header', '#site-menu'].map((one) =>
        document.querySelector(one)!.getBoundingClientRect(),
      );
      return menu!.top - header!.bottom;
    });
    expect(Math.abs(gap)).toBeLessThan(2);
    await visit.press('Escape');
    await visit.hides('#site-menu');
    await visit.click('[popovertarget=site-menu]');
    await visit.click('#site-menu a[href="/es/testimonials"]');
    await visit.at('/es/testimonials');
    await visit.hides('#site-menu');
  });

  it('hides the call banner for the session', async () => {
    await visit.click('[data-dismiss-banner]');
    await visit.hides('[data-call-banner]');
    await visit.reload();
    await visit.at('/es/testimonials');
    await visit.hides('[data-call-banner]');
  });

  it('opens an article, and a part of it from its list of contents', async () => {
    await open('/es/knowledge-center');
    const card = 'main article a[href^="/es/knowledge-center/"]';
    const address = await visit.evaluate(
      (css) => document.querySelector(css)!.getAttribute('href')!,
      card,
    );
    await visit.click(card);
    await visit.at(address);
    await visit.click('main details summary');
    const part = await visit.evaluate(() =>
      document.querySelector('main details li:last-child a')!.getAttribute('href')!,
    );
    await visit.click(`main details a[href="${part}"]`);
    await visit.until(
      'the part',
      (id) => Math.abs(document.getElementById(id)!.getBoundingClientRect().top) < 200,
      decodeURIComponent(part.slice(1)),
    );
  });

  it('leads a link to a passage to its place, however far down', async () => {
    const article = '/es/knowledge-center/insurance-claim-challenges';
    for (const share of [0.5, 0.75, 1]) {
      await open(`${article}?lng=es`);
      const words = await visit.evaluate((part) => {
        const texts = [...document.querySelectorAll('.markdown > p')]
          .map(({textContent}) => textContent)
          .filter((text) => text.length > 90);
        const text = texts[Math.ceil(texts.length * part) - 1]!;
        return text.slice(0, text.lastIndexOf(' ', 80));
      }, share);
      const link = `${article}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
      await open('/es/about');
      await visit.evaluate((href) => {
        document.querySelector('h1')!.innerHTML = `<a id="link" href="${href}">passage</a>`;
      }, link);
      await visit.click('#link');
      await visit.until(
        `the passage at ${share}`,
        (text) => {
          const passage = [...document.querySelectorAll('.markdown > p')].find(({textContent}) =>
            textContent.includes(text),
          );
          const {top = -1} = passage?.getBoundingClientRect() ?? {};
          return top > 0 && top < innerHeight && 'loaded' in document.documentElement.dataset;
        },
        words,
      );
    }
  });

  it('opens the lines to read aloud, and the form with its tick, nothing entered in it', async () => {
    await open('/es/services/emergency-tarping');
    await visit.click('main header details summary');
    await visit.shows('main header details [lang=en]');
    await visit.click('main header a[href*="?now"]');
    await visit.at('/es/contact?now#form');
    await visit.shows(`main form [name=${LEAK}]`);
    expect(
      await visit.evaluate(() =>
        [...new FormData(document.querySelector<HTMLFormElement>('main form')!).values()].join(''),
      ),
    ).toBe('');
  });

  it('finds, keeps what was found over a reload, and opens it', async () => {
    await open('/knowledge-center?lng=en');
    await visit.at('/knowledge-center');
    const found = 'main search ~ ul a';
    await visit.type('[name=q]', 'gutter');
    await visit.shows(found);
    await visit.at('/knowledge-center?q=gutter');
    await visit.evaluate(() => scrollTo(0, 400));
    await visit.reload();
    await visit.shows(found);
    await visit.click(found);
    await visit.until('what was found', () => !location.search && document.title !== '');
  });

  it('keeps a form that is left and come back to, as the page that it was', async () => {
    await open('/es/contact?lng=es');
    await visit.type('[name=name]', 'Maria Núñez');
    await visit.type('[name=phone]', '(727) 555-0117');
    await visit.type('[name=email]', email('roof'));
    await visit.choose('[name=roofType]', 'tile');
    await visit.evaluate(() => {
      (window as unknown as {cameBack?: boolean}).cameBack = true;
    });
    await open('/es/about');
    await visit.back();
    await visit.at('/es/contact');
    await visit.holds('[name=name]', 'Maria Núñez');
    await visit.until('the page cache', () => (window as unknown as {cameBack?: boolean}).cameBack);
  });

  it('shows a page of the page cache in the language chosen since', async () => {
    await open('/es/about');
    await open('/contact?lng=en');
    await visit.at('/contact');
    await visit.back();
    await visit.at('/about');
    await open('/es/contact?lng=es');
    await visit.at('/es/contact');
  });

  it('changes the language in mid-form, with nothing lost', async () => {
    await visit.click('[popovertarget=site-languages]');
    await visit.click('#site-languages a[data-language=en]');
    await visit.at('/contact');
    await visit.holds('[name=name]', 'Maria Núñez');
    await visit.holds('[name=roofType]', 'tile');
  });

  it('sends the inspection form once it is right', async () => {
    const pasted = (text: string) =>
      visit.evaluate((value) => {
        const field = document.querySelector<HTMLTextAreaElement>('[name=message]')!;
        field.value = value;
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }, text);
    const long = 'x'.repeat(LIMITS.message + 1);
    await pasted(long);
    await visit.shows('[name=message][aria-invalid=true]');
    await visit.holds('[name=message]', long);
    await pasted('Two tiles came down.');
    await visit.evaluate(() => document.querySelector<HTMLInputElement>('[name=name]')!.select());
    await visit.type('[name=name]', ' ');
    await visit.click('main form [type=submit]');
    await visit.until('the wrong field', () => document.activeElement?.matches('[name=name]'));
    // As pasted.
    await visit.type('[name=name]', '\u202aMaria\u200b Núñez\u202c');
    await typeSlowly();
    // The phone's clock is set back.
    await visit.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 3_600_000;
    });
    await visit.click('main form [type=submit]');
    await visit.shows('[data-sent]');
    expect(await server.database.contacts(email('roof'))).toMatchObject([
      {
        name: 'Maria Núñez',
        roof_type: 'tile',
        message: 'Two tiles came down.',
        suspicion: null,
      },
    ]);
  });

  it('subscribes to the newsletter', async () => {
    await open('/knowledge-center');
    await visit.type('main form [name=email]', 'maria@');
    await visit.click('main form [type=submit]');
    await visit.shows('main form [aria-invalid=true]');
    await visit.evaluate(() =>
      document.querySelector<HTMLInputElement>('main form [name=email]')!.select(),
    );
    await visit.type('main form [name=email]', email('news'));
    await typeSlowly();
    await visit.click('main form [type=submit]');
    await visit.shows('[data-sent]');
    expect(await server.database.subscribers(email('news'))).toHaveLength(1);
  });

  // Step by step: WebKit keeps two pages, Firefox three.
  it('takes five pages from the page cache, back and forward', async () => {
    // One has a form that was sent, one is left with an open menu, and on all the banner is dismissed.
    const pages = ['/knowledge-center', '/about', '/services', '/testimonials', '/contact'];
    const leave = () =>
      visit.evaluate(() => {
        (window as unknown as {isKept?: boolean}).isKept = true;
      });
    async function isKept(path: string): Promise<void> {
      await visit.at(path);
      await visit.until('the page cache', () => (window as unknown as {isKept?: boolean}).isKept);
      await visit.hides('[data-call-banner]');
    }
    for (const [index, path] of pages.slice(1).entries()) {
      await leave();
      await visit.click('[popovertarget=site-menu]');
      await visit.shows('#site-menu');
      if (path === '/services') await open(path);
      else await visit.click(`#site-menu a[href="${path}"]`);
      await visit.at(path);
      await leave();
      await visit.back();
      await isKept(pages[index]!);
      if (index === 0) await visit.shows('[data-sent]');
      await visit.forward();
      await isKept(path);
    }
  });

  it('notes by keyboard, from the link of the mail, what was done', async () => {
    const texts = () => mailbox!.received.map(({mail}) => mail.text ?? '');
    const told = () => texts().find((text) => text.includes(email('roof')));
    while (!told()) await sleep(50);
    const [link = ''] = /\/request#[0-9a-f]{40}/.exec(told()!)!;
    const noted = (words: string) =>
      visit.until(
        words,
        (text) => document.querySelector('[role=status]')?.textContent?.startsWith(text),
        words,
      );
    /** Tabs from the state to the button of this name, and presses it. */
    const pressByKeyboard = async (button: string): Promise<void> => {
      await visit.evaluate(() => document.querySelector<HTMLElement>('[role=status]')!.focus());
      for (let n = 0; n < 30; n++) {
        await visit.press('Tab');
        const isThere = (text: string) => document.activeElement?.textContent === text;
        if (await visit.evaluate(isThere, button)) return void (await visit.press('Enter'));
      }
      throw new Error(`Tab does not reach ${button}.`);
    };
    await open(link);
    await visit.type('[name=v_note]', 'called back at 5');
    await pressByKeyboard('Called');
    await noted('Called');
    // Engines ask for a time in ways of their own.
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    await visit.evaluate((at) => {
      const field = document.querySelector<HTMLInputElement>('[name=v_at]')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, at);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }, `${tomorrow}T09:00`);
    await pressByKeyboard('Scheduled');
    await noted('Scheduled');
    await pressByKeyboard('Won');
    await noted('Won');
    await visit.reads('called back at 5');
    await visit.reads('9:00');
    expect(await visit.evaluate(() => document.querySelectorAll('main ol li').length)).toBe(4);
  });
});
