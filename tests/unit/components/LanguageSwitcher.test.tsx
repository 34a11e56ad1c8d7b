import LanguageSwitcher from '@site/src/components/LanguageSwitcher';
import {LOCALES} from '@site/src/language/locales';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

const show = () =>
  renderSite(<LanguageSwitcher variant="header" />, {locale: 'ko', path: '/ko/about'});

const button = () => screen.getByRole('button');
const entries = () => screen.getAllByRole('menuitemradio');

describe('the language switcher', () => {
  it('names the present language and hides its list', () => {
    show();
    expect(button()).toHaveAccessibleName(/^KO, .*한국어/);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
  });

  it('lists every language by its own name, a link to the same page each', async () => {
    show();
    await userEvent.click(button());
    expect(entries().map((entry) => [entry.textContent, entry.getAttribute('lang')])).toEqual(
      LOCALES.map(({code, name}) => [name, code]),
    );
    expect(entries().map((entry) => entry.getAttribute('href'))).toEqual([
      '/about',
      '/es/about',
      '/vi/about',
      '/ko/about',
      '/hi/about',
    ]);
    expect(screen.getByRole('menuitemradio', {checked: true})).toHaveTextContent('한국어');
  });

  it('is worked with the arrow keys, and Escape gives the focus back', async () => {
    show();
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = document.activeElement;
    expect(entries()).toContain(first);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).not.toBe(first);
    await userEvent.keyboard('{End}');
    expect(entries().at(-1)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});
