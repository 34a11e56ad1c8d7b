import {clientOf} from '@site/src/forms/core/client';
import InspectionForm from '@site/src/forms/inspection';
import {SLOW_MS} from '@site/src/forms/shared/Progress';
import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../../support/render';

jest.mock('@site/src/forms/core/client');

beforeEach(() => {
  sessionStorage.clear();
  // A connection on which nothing ever comes.
  const abortSignal = () => new Promise(() => undefined);
  jest.mocked(clientOf).mockReturnValue({rpc: () => ({abortSignal})} as never);
  window.fetch = () => new Promise(() => undefined);
});
afterEach(() => jest.useRealTimers());

const submit = () => screen.getByRole('button', {name: 'Book my inspection'});
const summary = () => screen.getByRole('group', {name: /^\d/});
const links = () =>
  within(summary())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const type = (name: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', {name}), {target: {value}});

describe('the summary of what is wrong', () => {
  it('lists each wrong field as a link to it, and leaves the focus with the first', async () => {
    renderSite(<InspectionForm />);
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(submit());
    expect(links()).toEqual([
      ['Name', '#inspection-name'],
      ['Phone', '#inspection-phone'],
      ['Email', '#inspection-email'],
    ]);
    expect(summary()).toHaveAccessibleName(/^3/);
    expect(screen.getByRole('textbox', {name: /^Name/})).toHaveFocus();
    await userEvent.click(screen.getByRole('link', {name: 'Email'}));
    expect(screen.getByRole('textbox', {name: /^Email/})).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('stands below the button, loses each field that is mended, and leaves a single one to its message', async () => {
    renderSite(<InspectionForm />);
    await userEvent.click(submit());
    expect(submit().compareDocumentPosition(summary())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    type(/^Phone/, '727-555-0117');
    expect(links().map(([, href]) => href)).toEqual(['#inspection-name', '#inspection-email']);
    expect(summary()).toHaveAccessibleName(/^2/);
    type(/^Name/, 'Ann Bee');
    expect(screen.getByRole('textbox', {name: /^Email/})).toBeInvalid();
    expect(screen.queryByRole('group')).toBeNull();
  });
});

function sendOnDeadLine(): HTMLElement {
  jest.useFakeTimers();
  const {container} = renderSite(<InspectionForm />);
  type(/^Name/, 'Ann Bee');
  type(/^Phone/, '727-555-0117');
  type(/^Email/, 'ann@example.com');
  fireEvent.submit(container.querySelector('form')!);
  return container;
}

it('while it is being sent, it says after three seconds that it still tries', () => {
  const container = sendOnDeadLine();
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
