import InspectionForm from '@site/src/forms/inspection';
import {company} from '@site/src/data/company';
import {
  INSPECTION_FIELDS,
  inspectionFields,
  REQUIRED_FIELDS,
} from '@site/src/data/inspectionFields';
import {LIMITS} from '@site/src/data/limits';
import {HONEYPOT, LEAK} from '@site/src/forms/core/fields';
import {clientOf} from '@site/src/forms/core/client';
import {serviceRoute} from '@site/src/data/routes';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {SLOW_MS} from '@site/src/forms/shared/Progress';
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

jest.mock('@site/src/forms/core/client');

type Parameters = Record<string, unknown>;
/** What the form has sent. */
let sent: Parameters[];
/** The backend's reply from now on; undefined where nothing ever comes. */
let reply: object | undefined;

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  reply = {success: true};
  const rpc = (_: string, parameters: Parameters) => {
    sent.push(parameters);
    const answer = {data: reply, error: null, status: 200};
    return {abortSignal: () => (reply ? Promise.resolve(answer) : new Promise(() => undefined))};
  };
  jest.mocked(clientOf).mockReturnValue({rpc} as never);
  window.fetch = () => Promise.reject(new Error('offline'));
});
afterEach(() => {
  jest.useRealTimers();
  document.querySelector('footer')?.remove();
});

type Typed = 'Name' | 'Phone' | 'Email' | 'Message';

const input = (name: Typed) => screen.getByRole('textbox', {name: new RegExp(`^${name}`)});
const enter = (name: Typed, value: string) => fireEvent.input(input(name), {target: {value}});

/** The form with what is required, and these changes. */
function fill(changes: Partial<Record<Typed, string>> = {}) {
  const entries = {Name: 'Ann Bee', Phone: '(727) 555-0117', Email: 'ann@example.com', ...changes};
  for (const [name, value] of Object.entries(entries)) enter(name as Typed, value);
}

const send = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('the inspection form', () => {
  it('has exactly the described fields and the honeypot', () => {
    renderSite(<InspectionForm />);
    const {elements} = screen.getByRole<HTMLFormElement>('form');
    const fields = [...elements].filter(
      (element) => !(element instanceof HTMLButtonElement),
    ) as HTMLInputElement[];
    const optional = INSPECTION_FIELDS.filter(
      (field) => !REQUIRED_FIELDS.some((one) => one === field),
    );
    expect(fields.map(({name}) => name)).toEqual([...REQUIRED_FIELDS, LEAK, ...optional, HONEYPOT]);
    for (const field of INSPECTION_FIELDS) {
      const facts = inspectionFields[field];
      const control = elements.namedItem(field) as HTMLInputElement;
      expect([field, control.required]).toEqual([field, 'required' in facts]);
      // A browser would cut a longer paste without a word.
      expect(control).not.toHaveAttribute('maxlength');
      if ('choices' in facts)
        expect([...control.querySelectorAll('option')].map(({value}) => value)).toEqual([
          '',
          ...Object.keys(facts.choices),
        ]);
    }
  });

  it('keeps a message that is too long, says so at once, and sends nothing', async () => {
    renderSite(<InspectionForm />);
    const long = `${'a'.repeat(LIMITS.message)}PLEASE CALL`;
    fill({Message: long});
    const message = input('Message');
    expect(message).toBeInvalid();
    expect(message).toHaveAccessibleDescription(/\b11\b/);
    await send('Book my inspection');
    expect(message).toHaveFocus();
    expect(message).toHaveValue(long);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
    enter('Message', 'a');
    expect(message).toBeValid();
  });

  it('hides the honeypot from people and their tools', () => {
    const {container} = renderSite(<InspectionForm />);
    const honeypot = container.querySelector('[name=company]')!;
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('is not held for spam again when a browser has filled the honeypot', async () => {
    const {container} = renderSite(<InspectionForm />);
    fill();
    const honeypot = container.querySelector<HTMLInputElement>('[name=company]')!;
    honeypot.value = 'Acme';
    reply = {success: false, error: 'spam_detected'};
    await send('Book my inspection');
    await screen.findByRole('button', {name: 'Book my inspection'});
    await waitFor(() => expect(honeypot).toHaveValue(''));
    expect(input('Name')).toHaveValue('Ann Bee');
  });

  it('restores a draft, and counts its letters', () => {
    const entries = {name: 'Ann Bee', message: 'Help'};
    sessionStorage.setItem('draft:inspection', JSON.stringify({startedAt: Date.now(), entries}));
    renderSite(<InspectionForm />);
    expect(input('Name')).toHaveValue('Ann Bee');
    expect(screen.getByText(/^4 of/)).toBeVisible();
  });

  it('says what is wrong with an email, and updates the message while it is edited', async () => {
    renderSite(<InspectionForm />);
    fill({Email: 'a@b.c'});
    const email = input('Email');
    await send('Book my inspection');
    const short = 'The part after the last dot is too short. Type it like name@example.com.';
    expect(email).toHaveAccessibleDescription(short);
    jest.useFakeTimers();
    enter('Email', '');
    expect(email).toHaveAccessibleDescription('Enter your email address, like name@example.com.');
    enter('Email', 'ann');
    expect(email).toHaveAccessibleDescription('Enter your email address, like name@example.com.');
    act(() => jest.advanceTimersByTime(1000));
    expect(email).toHaveAccessibleDescription(
      'This email address has no @. Type it like name@example.com.',
    );
    enter('Email', 'ann@example.com');
    expect(email).toBeValid();
    expect(email).not.toHaveAccessibleDescription();
    enter('Email', 'ann');
    act(() => jest.advanceTimersByTime(1000));
    expect(email).not.toHaveAccessibleDescription();
  });

  it('does not blame its length for a number that the server refuses', async () => {
    renderSite(<InspectionForm />);
    fill();
    reply = {success: false, error: 'invalid_phone'};
    await send('Book my inspection');
    const phone = await screen.findByRole('textbox', {name: /^Phone/, description: /accept this/});
    expect(phone).toHaveAccessibleDescription(
      expect.stringContaining(`${company.phone.e164.slice(2, 5)}-555-0117`) as string,
    );
    expect(phone).toHaveFocus();
    enter('Phone', '727-555-0117');
    expect(phone).toBeValid();
  });

  describe('asks once about a number that has not ten digits', () => {
    const QUESTION = /^We need 10 digits to call you back; this number has 6\./;

    it('and not again, however it is changed; the next request is asked about anew', async () => {
      renderSite(<InspectionForm />);
      fill({Phone: '813 555'});
      await send('Book my inspection');
      enter('Phone', '813 555 0');
      await send('Book my inspection');
      expect(await screen.findAllByText('813 555 0')).toHaveLength(2);
      await send('Send another request');
      fill({Phone: '813 555'});
      await send('Book my inspection');
      expect(input('Phone')).toHaveAccessibleDescription(QUESTION);
      expect(sent).toHaveLength(1);
    });

    it('and is content with a number that is whole', async () => {
      renderSite(<InspectionForm />);
      fill({Phone: '813 555'});
      await send('Book my inspection');
      enter('Phone', '813 555 0142');
      expect(input('Phone')).toBeValid();
      await send('Book my inspection');
      expect(sent).toMatchObject([{v_phone: '813 555 0142'}]);
    });

    it('and about an odd email by itself', async () => {
      renderSite(<InspectionForm />);
      fill({Phone: '813 155 0142'});
      await send('Book my inspection');
      expect(input('Phone')).toHaveAccessibleDescription(/555-0117.* send it again\.$/);
      enter('Email', 'ann@gmail.con');
      await send('Book my inspection');
      expect(input('Phone')).toBeValid();
      expect(input('Email')).toHaveAccessibleDescription(/ send it again\.$/);
      expect(sent).toEqual([]);
      await send('Book my inspection');
      expect(sent).toMatchObject([{v_phone: '813 155 0142', v_email: 'ann@gmail.con'}]);
    });

    it('beside a mistake, whose toast goes when that is mended', async () => {
      renderSite(<InspectionForm />);
      fill({Phone: '813 555', Name: ' '});
      await send('Book my inspection');
      expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields.');
      expect(input('Phone')).toHaveAccessibleDescription(QUESTION);
      enter('Name', 'Ann');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(input('Phone')).toHaveAccessibleDescription(QUESTION);
    });
  });

  it('is sent once, even where a second try comes before the button is disabled', async () => {
    const {container} = renderSite(<InspectionForm />);
    fill();
    const form = container.querySelector('form')!;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await screen.findByRole('heading', {name: 'We have your request'});
    expect(sent).toHaveLength(1);
  });

  it('says after the last mistake is mended no more that there is one', async () => {
    renderSite(<InspectionForm />);
    await send('Book my inspection');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Please fill in all required fields.');
    await send('Book my inspection');
    // Another element, so that it is announced anew.
    expect(screen.getByRole('alert')).not.toBe(alert);
    enter('Name', 'Ann');
    expect(screen.getByRole('alert')).toBeVisible();
    fill();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists several wrong fields below the button, as links, until a single one is left to its message', async () => {
    renderSite(<InspectionForm />);
    const summary = () => screen.getByRole('group', {name: /^\d/});
    const links = () =>
      within(summary())
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(screen.queryByRole('group')).toBeNull();
    await send('Book my inspection');
    const button = screen.getByRole('button', {name: 'Book my inspection'});
    expect(button.compareDocumentPosition(summary())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(summary()).toHaveAccessibleName(/^3/);
    expect(input('Name')).toHaveFocus();
    const [phone, email] = [
      ['Phone', '#inspection-phone'],
      ['Email', '#inspection-email'],
    ];
    expect(links()).toEqual([['Name', '#inspection-name'], phone, email]);
    await userEvent.click(screen.getByRole('link', {name: 'Email'}));
    expect(input('Email')).toHaveFocus();
    expect(window.location.hash).toBe('');
    enter('Name', 'Ann Bee');
    expect(links()).toEqual([phone, email]);
    expect(summary()).toHaveAccessibleName(/^2/);
    enter('Phone', '727-555-0117');
    expect(input('Email')).toBeInvalid();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('says while it is being sent, after three seconds, that it still tries', () => {
    jest.useFakeTimers();
    reply = undefined;
    window.fetch = () => new Promise(() => undefined);
    const {container} = renderSite(<InspectionForm />);
    fill();
    fireEvent.submit(container.querySelector('form')!);
    const still = 'Still trying… Please keep this page open.';
    const status = () =>
      [...container.querySelectorAll('[role=status]')].map((line) => line.textContent);
    expect(status()).toContain('Sending your request.');
    act(() => jest.advanceTimersByTime(SLOW_MS - 100));
    expect(screen.queryByText(still)).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(status()).toContain(still);
    expect(screen.getByText(still, {selector: '[aria-hidden]'})).toBeVisible();
  });

  describe('once it is sent', () => {
    const TICK = 'Water is coming in now';
    const tick = () => screen.getByRole('checkbox', {name: new RegExp(TICK)});

    it('with the tick, it says what happens now, before and after, and nothing of tomorrow', async () => {
      renderSite(<InspectionForm />);
      fill({Message: 'Help'});
      expect(screen.getByText(/^4 of 2,000/)).toBeVisible();
      await userEvent.click(tick());
      expect(screen.getByText(/^4 of 1,991/)).toBeVisible();
      const line = screen.getByText(/^Once you send this.* day or night\.$/).parentElement!;
      expect(line.closest('[role=status]')).not.toBeNull();
      expect(line).toHaveTextContent(company.phone.display);
      await userEvent.click(tick());
      expect(line).not.toBeInTheDocument();
      await userEvent.click(tick());
      await send('Book my inspection');
      expect(await screen.findByRole('heading', {level: 2, name: /emergency/})).toHaveFocus();
      expect(sent).toMatchObject([{v_message: 'LEAK NOW\nHelp'}]);
      const card = within(screen.getByRole('region'));
      expect(card.getByText(/as soon as we can, day or night/)).toBeVisible();
      // No footer with the services stands around this form.
      expect(card.queryByRole('link', {name: /when we get there/})).toBeNull();
      expect(card.queryByText(/Take your time/)).toBeNull();
      expect(card.queryByRole('button')).toBeNull();
      await send('Send another request');
      expect(tick()).not.toBeChecked();
    });

    it('whose message begins with the words of the tick, it is an emergency, too', async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<footer><a href="/es${serviceRoute(EMERGENCY_SLUG)}">Tarping</a></footer>`,
      );
      renderSite(<InspectionForm />);
      fill({Message: 'leak-now, 12 Palm St'});
      await send('Book my inspection');
      expect(await screen.findByRole('heading', {level: 2, name: /emergency/})).toBeVisible();
      expect(sent).toMatchObject([{v_message: 'leak-now, 12 Palm St'}]);
      expect(screen.getByRole('link', {name: /when we get there/})).toHaveAttribute(
        'href',
        `${serviceRoute(EMERGENCY_SLUG)}#what-to-expect`,
      );
    });

    it('without the tick, it asks once more: the same request goes with the line, and fails out loud', async () => {
      renderSite(<InspectionForm />);
      fill();
      await send('Book my inspection');
      await screen.findByRole('heading', {name: 'We have your request'});
      reply = {success: false, error: 'db_error'};
      await send(TICK);
      expect(await screen.findByRole('alert')).toHaveTextContent(company.phone.display);
      expect(screen.getByRole('heading', {name: 'We have your request'})).toBeVisible();
      reply = {success: true};
      await userEvent.dblClick(screen.getByRole('button', {name: TICK}));
      expect(await screen.findByRole('heading', {level: 2, name: /emergency/})).toHaveFocus();
      expect(sent).toHaveLength(3);
      expect(sent[0]!.v_message).toBeNull();
      const again = {v_message: 'LEAK NOW', v_meta: expect.anything() as unknown};
      expect(sent.slice(1)).toEqual([
        {...sent[0], ...again},
        {...sent[0], ...again},
      ]);
    });

    it('shows what was sent, and begins a mail for photographs', async () => {
      renderSite(<InspectionForm />);
      fill({Message: '<b>Help</b>'});
      const flat = screen.getByRole('option', {name: 'Flat'});
      await userEvent.selectOptions(flat.closest('select')!, flat);
      await send('Book my inspection');
      await screen.findByRole('heading', {name: 'We have your request'});
      const rows = [...document.querySelectorAll('dl > div')].map(({textContent}) => textContent);
      expect(rows).toEqual([
        'NameAnn Bee',
        'Phone(727) 555-0117',
        'Emailann@example.com',
        'Roof typeFlat',
        'Message<b>Help</b>',
      ]);
      const {href} = screen.getByRole<HTMLAnchorElement>('link', {name: /photos/});
      const mail = new URL(href);
      expect([mail.protocol, mail.pathname]).toEqual(['mailto:', company.email]);
      expect(mail.searchParams.get('subject')).toMatch(/Ann Bee.*\(727\) 555-0117/);
    });

    // A Tuesday, a Saturday night.
    it.each([
      [null, '2026-07-14T12:00:00-04:00', /^We’ll call .* as soon as we can\.You can call us/],
      [
        null,
        '2026-07-18T23:00:00-04:00',
        /when the office opens \(Mon–Fri .*Nobody answers the phone until then/,
      ],
      ['24/7', '2026-07-18T23:00:00-04:00', /day or night\.You can call us/],
    ] as const)('with emergency: %j at %s it says %s', async (emergency, now, text) => {
      jest.replaceProperty(company, 'emergency', emergency);
      jest.useFakeTimers({now: new Date(now), doNotFake: ['setTimeout']});
      const {container} = renderSite(<InspectionForm />);
      fill();
      fireEvent.click(tick());
      fireEvent.submit(container.querySelector('form')!);
      const number = await screen.findByText('(727) 555-0117', {selector: 'b'});
      const said = number.closest('div')!;
      expect(said.textContent!.replaceAll('\u00a0', ' ')).toMatch(text);
      expect(container.querySelector('label span span') === null).toBe(emergency === null);
    });
  });

  it.each([
    ['en', /^We’ll call .* by 8 PM Eastern Time on Wednesday to set a date\.$/],
    ['es', /a más tardar el miércoles \(8 p\. m\., hora del Este\)/],
    ['vi', /^Chậm nhất 8 giờ tối \(giờ miền Đông\) Thứ Tư, /],
    ['ko', /^늦어도 수요일 오후 8시\(동부 시간\)까지 /],
    ['hi', /^हम बुधवार ईस्टर्न टाइम के हिसाब से रात 8 बजे तक /],
  ] as const)(
    'repeats in %s the number as it is written here, and until when we call',
    async (locale, text) => {
      jest.useFakeTimers({now: new Date('2026-07-14T23:10:00-04:00'), doNotFake: ['setTimeout']});
      const {container} = renderSite(<InspectionForm />, {locale});
      const [name, phone, email] = screen.getAllByRole('textbox');
      fireEvent.input(name!, {target: {value: 'Ann Bee'}});
      fireEvent.input(phone!, {target: {value: ' 727.555.0117'}});
      fireEvent.input(email!, {target: {value: 'ann@example.com'}});
      fireEvent.submit(container.querySelector('form')!);
      const number = await screen.findByText('(727) 555-0117', {selector: 'b'});
      expect(number.parentElement!.textContent!.replaceAll('\u00a0', ' ')).toMatch(text);
    },
  );
});
