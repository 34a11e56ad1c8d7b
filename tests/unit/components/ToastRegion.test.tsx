import ToastRegion from '@site/src/components/ToastRegion';
import {dismissToast, showToast, toastStore} from '@site/src/components/ToastRegion/store';
import ToastPlace from '@site/src/components/ToastRegion/ToastPlace';
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

const error = {kind: 'error', title: 'Submission Error', text: 'Please wait.'} as const;
const success = {...error, kind: 'success', title: 'Sent'} as const;

const page = (place: boolean) => (
  <>
    <main data-testid="form">
      {place && <ToastPlace about="form" />}
      <input aria-label="Name" />
    </main>
    <ToastRegion />
  </>
);

afterEach(() => {
  act(dismissToast);
  jest.useRealTimers();
});

test('an error is an alert with title and text, said once and at once', () => {
  renderSite(page(true));
  act(() => showToast(error));
  expect(screen.getByRole('alert')).toHaveTextContent('Submission ErrorPlease wait.');
  expect(screen.getAllByText('Submission Error')).toHaveLength(1);
});

test('a new toast takes the place of the former one', () => {
  renderSite(page(true));
  act(() => showToast(error));
  act(() => showToast({...error, title: 'Another'}));
  expect(screen.getByRole('alert')).toHaveTextContent('Another');
});

describe('in its place', () => {
  test('it shows in the form that it is about, and stays', () => {
    jest.useFakeTimers();
    renderSite(page(true));
    act(() => showToast(success, 'form'));
    expect(screen.getByTestId('form')).toContainElement(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toBeVisible();
  });

  test('it goes with the form', () => {
    const {rerender} = renderSite(page(true));
    act(() => showToast(error, 'form'));
    rerender(page(false));
    expect(screen.queryByRole('alert')).toBeNull();
    // Otherwise the toast would still listen for keys.
    expect(toastStore.get()).toBeNull();
  });

  test('a form that goes takes no other toast with it', () => {
    const {rerender} = renderSite(page(true));
    act(() => showToast(error));
    rerender(page(false));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('without a place', () => {
  test('an error stays over the edge of the page', () => {
    jest.useFakeTimers();
    renderSite(page(false));
    act(() => showToast(error, 'form'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByTestId('form')).not.toContainElement(screen.getByRole('alert'));
  });

  test('a success goes by itself, but not while somebody is in it', () => {
    jest.useFakeTimers();
    renderSite(page(false));
    act(() => showToast(success, 'form'));
    screen.getByRole('button', {name: 'Close this message'}).focus();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('status')).toBeVisible();
    screen.getByRole('textbox').focus();
    act(() => jest.advanceTimersByTime(8_000));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('closing gives the focus back to the field', async () => {
  renderSite(page(true));
  screen.getByRole('textbox').focus();
  act(() => showToast(error, 'form'));
  screen.getByRole('button', {name: 'Close this message'}).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('Escape closes it', async () => {
  renderSite(page(true));
  act(() => showToast(error, 'form'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('not an Escape that has closed something else', async () => {
  const {container} = renderSite(page(true));
  act(() => showToast(error, 'form'));
  container.addEventListener('keydown', (event) => event.preventDefault());
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toBeVisible();
});
