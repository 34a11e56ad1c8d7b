import Toast from '@site/src/components/Toast';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState} from 'react';

import {renderSite} from '../../support/render';

/** A form with one field, whose button shows a toast. */
function Form({kind}: {kind: 'error' | 'success'}) {
  const [isShown, setShown] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" onInput={() => setShown(true)} />
      {isShown && (
        <Toast kind={kind} title="Error" text="Please wait." onClose={() => setShown(false)} />
      )}
    </form>
  );
}

async function show(kind: 'error' | 'success' = 'error') {
  const {container} = renderSite(<Form kind={kind} />);
  await userEvent.type(screen.getByRole('textbox'), 'A');
  return container;
}

test.each([
  ['error', 'alert'],
  ['success', 'status'],
] as const)('an %s is announced as an %s, with title and text', async (kind, role) => {
  await show(kind);
  expect(screen.getByRole(role)).toHaveTextContent('ErrorPlease wait.');
});

test('closing gives the focus back to the field', async () => {
  await show();
  screen.getByRole('button', {name: 'Close this message'}).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('Escape closes it, but not one that has closed something else', async () => {
  const container = await show();
  container.addEventListener('keydown', (event) => event.preventDefault(), {once: true});
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
});
