import ArticleChecklist from '@site/src/components/ArticleChecklist';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

it('prints one list alone with its heading, and then forgets it', async () => {
  const printed: (string | null)[][] = [];
  window.print = () => {
    const marked = [...document.querySelectorAll('[data-printed]')];
    printed.push(marked.map((part) => part.querySelector('li')?.textContent ?? part.textContent));
    window.dispatchEvent(new Event('afterprint'));
  };
  const list = (text: string) => (
    <ArticleChecklist>
      <ul>
        <li>{text}</li>
      </ul>
    </ArticleChecklist>
  );
  renderSite(
    <>
      <h2>Ridge</h2>
      {list('Caps')}
      <h3>Valleys</h3>
      <p>Do this on a weekday.</p>
      {list('Leaves')}
    </>,
  );
  const [first, second] = screen.getAllByRole('button', {
    name: 'Print this list',
  });
  await userEvent.click(second!);
  await userEvent.click(first!);
  expect(printed).toEqual([
    ['Valleys', 'Leaves'],
    ['Ridge', 'Caps'],
  ]);
  expect(document.querySelector('[data-printed]')).toBeNull();
});
