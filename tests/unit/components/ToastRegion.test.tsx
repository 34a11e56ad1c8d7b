import ToastRegion from '@site/src/components/ToastRegion';
import {loadToasts} from '@site/src/components/ToastRegion/load';
import {dismissToast, showToast} from '@site/src/components/ToastRegion/store';
import {renderSite} from '../../support/render';
import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const error = {kind: 'error', title: 'Submission Error', text: 'Please wait.'} as const;

// Compiled once, so that no test waits for it.
beforeAll(loadToasts);
beforeEach(() => {
  renderSite(
    <>
      <input aria-label="Name" />
      <ToastRegion />
    </>,
  );
});
afterEach(() => act(dismissToast));

test('is empty until there is something to say', () =>
  expect(screen.queryByRole('alert')).toBeNull());

test('an error is an alert with title and text, said once', async () => {
  act(() => showToast(error));
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Submission ErrorPlease wait.');
  expect(screen.getAllByText('Submission Error')).toHaveLength(1);
});

test('a success is a status', async () => {
  act(() => showToast({...error, kind: 'success'}));
  expect(await screen.findByRole('status')).toHaveTextContent('Submission Error');
});

test('a new toast takes the place of the former one', async () => {
  act(() => showToast(error));
  await screen.findByRole('alert');
  act(() => showToast({...error, title: 'Another'}));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Another'));
});

test('closing gives the focus back to the field', async () => {
  screen.getByRole('textbox').focus();
  act(() => showToast(error));
  (await screen.findByRole('button', {name: 'Close this message'})).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('Escape closes it', async () => {
  act(() => showToast(error));
  await screen.findByRole('alert');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
});
