import ToastRegion from '@site/src/components/ToastRegion';
import InspectionForm from '@site/src/forms/inspection';
import {INSPECTION_FIELDS, inspectionFields} from '@site/src/data/inspectionFields';
import {HONEYPOT} from '@site/src/forms/core/fields';
import {loadClient} from '@site/src/forms/core/client';
import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

jest.mock('@site/src/forms/core/client');

/** What the backend replies from now on; null where its client cannot be loaded. */
function replies(data: object | null): void {
  const abortSignal = () => Promise.resolve({data, error: null, status: 200});
  const client = {rpc: () => ({abortSignal})} as never;
  jest
    .mocked(loadClient)
    .mockImplementation(() =>
      data ? Promise.resolve(client) : Promise.reject(new Error('offline')),
    );
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadClient).mockClear();
  replies(null);
  window.fetch = () => Promise.reject(new Error('offline'));
});
afterEach(() => jest.useRealTimers());

function fill(): void {
  for (const [label, value] of [
    [/^Name/, 'Ann Bee'],
    [/^Phone/, '(727) 555-0117'],
    [/^Email/, 'ann@example.com'],
  ] as const) {
    fireEvent.input(screen.getByRole('textbox', {name: label}), {target: {value}});
  }
}

const send = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('the inspection form', () => {
  it('has exactly the described fields and the honeypot', () => {
    renderSite(<InspectionForm />);
    const {elements} = screen.getByRole<HTMLFormElement>('form');
    const fields = [...elements].filter(
      (element) => !(element instanceof HTMLButtonElement),
    ) as HTMLInputElement[];
    expect(fields.map(({name}) => name)).toEqual([...INSPECTION_FIELDS, HONEYPOT]);
    for (const field of INSPECTION_FIELDS) {
      const facts = inspectionFields[field];
      const control = elements.namedItem(field) as HTMLInputElement;
      expect([field, control.required]).toEqual([field, facts.required]);
      if ('limit' in facts) expect([field, control.maxLength]).toEqual([field, facts.limit]);
      if ('choices' in facts)
        expect(control.querySelectorAll('option')).toHaveLength(facts.choices.length + 1);
    }
  });

  it('hides the honeypot from people and their tools', () => {
    const {container} = renderSite(<InspectionForm />);
    const honeypot = container.querySelector('[name=company]')!;
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('does not load the client for a reader who has left a draft', async () => {
    const {unmount} = renderSite(<InspectionForm />);
    await userEvent.type(screen.getByRole('textbox', {name: /^Name/}), 'Ann Bee');
    unmount();
    jest.mocked(loadClient).mockClear();
    renderSite(<InspectionForm />);
    expect(screen.getByRole('textbox', {name: /^Name/})).toHaveValue('Ann Bee');
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('says what is wrong with an email, and updates the message while it is edited', async () => {
    renderSite(<InspectionForm />);
    fill();
    const email = screen.getByRole('textbox', {name: /^Email/});
    const enter = (value: string) => fireEvent.input(email, {target: {value}});
    enter('a@b.c');
    await send('Request my inspection');
    const short = 'The part after the last dot is too short. Write it like name@example.com.';
    expect(email).toHaveAccessibleDescription(short);
    jest.useFakeTimers();
    enter('');
    expect(email).toHaveAccessibleDescription('Enter your email address, like name@example.com.');
    enter('ann');
    expect(email).toHaveAccessibleDescription('Enter your email address, like name@example.com.');
    act(() => jest.advanceTimersByTime(1000));
    expect(email).toHaveAccessibleDescription(
      'This address has no @. Write it like name@example.com.',
    );
    enter('ann@example.com');
    expect(email).toBeValid();
    expect(email).not.toHaveAccessibleDescription();
    enter('ann');
    act(() => jest.advanceTimersByTime(1000));
    expect(email).not.toHaveAccessibleDescription();
  });

  it('does not blame its length for a number that the server refuses', async () => {
    renderSite(<InspectionForm />);
    fill();
    replies({success: false, error: 'invalid_phone'});
    await send('Request my inspection');
    const phone = await screen.findByRole('textbox', {name: /^Phone/, description: /accepted/});
    expect(phone).toHaveAccessibleDescription(
      'This number was not accepted. Write it with its area code, like 727-555-0117.',
    );
    expect(phone).toHaveFocus();
    fireEvent.input(phone, {target: {value: '727-555-0117'}});
    expect(phone).toBeValid();
  });

  it('tells of a client that cannot be loaded, keeps the entries, and sends the next time', async () => {
    renderSite(
      <>
        <InspectionForm />
        <ToastRegion />
      </>,
    );
    fill();
    await send('Request my inspection');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unexpected ErrorPlease try again or call us directly.',
    );
    expect(screen.getByText(/^Not sent yet/)).toBeVisible();
    expect(screen.getByRole('textbox', {name: /^Name/})).toHaveValue('Ann Bee');
    replies({success: true});
    await send('Request my inspection');
    expect(await screen.findByText('Inspection Request Submitted!')).toBeVisible();
    expect(screen.getByRole('heading', {name: 'We have your request'})).toHaveFocus();
  });
});
