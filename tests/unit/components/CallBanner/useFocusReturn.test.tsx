import {useFocusReturn} from '@site/src/components/CallBanner/useFocusReturn';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {type ReactNode, useState} from 'react';

function Page(): ReactNode {
  const {rememberWay, goBack} = useFocusReturn();
  const [shown, setShown] = useState(true);
  return (
    <>
      <main>
        <input aria-label="Name" />
      </main>
      {shown && (
        <aside onFocus={rememberWay}>
          <a href="/contact">Call</a>
          <button
            onClick={() => {
              goBack();
              setShown(false);
            }}
          >
            Hide
          </button>
        </aside>
      )}
    </>
  );
}

const hide = () => screen.getByRole('button', {name: 'Hide'});

test('the focus goes back to where it came from, whatever was passed inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'Call'})).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('where it came from nowhere, the page takes it, and only this once', async () => {
  render(<Page />);
  await userEvent.click(hide());
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});
