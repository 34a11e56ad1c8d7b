import ArticleChecklist from '@site/src/components/ArticleChecklist';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';
import {textOf} from '../../support/texts';

it.each(['en', 'es', 'vi', 'ko', 'hi'] as const)(
  'prints one list alone with its heading in %s, and then forgets it',
  async (locale) => {
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
      {locale},
    );
    const [first, second] = screen.getAllByRole('button', {
      name: textOf(locale, 'article.checklist.print', 'Print this list'),
    });
    await userEvent.click(second!);
    await userEvent.click(first!);
    expect(printed).toEqual([
      ['Valleys', 'Leaves'],
      ['Ridge', 'Caps'],
    ]);
    expect(document.querySelector('[data-printed]')).toBeNull();
  },
);
