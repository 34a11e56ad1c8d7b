import LanguageSwitcher from '@site/src/components/LanguageSwitcher';
import {LOCALES} from '@site/src/language/locales';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

const show = (variant: 'header' | 'menu') =>
  renderSite(<LanguageSwitcher variant={variant} />, {locale: 'ko', path: '/ko/about'});

const list = () => screen.getByRole('list', {name: '언어: 한국어'});
const entries = () => within(list()).getAllByRole('link');

describe.each(['header', 'menu'] as const)('the language switcher in the %s', (variant) => {
  it('lists every language by its own name, a link to the same page each', () => {
    show(variant);
    expect(entries().map((entry) => [entry.textContent, entry.getAttribute('lang')])).toEqual(
      LOCALES.map(({code, name}) => [name, code]),
    );
    expect(entries().map((entry) => entry.getAttribute('href'))).toEqual(
      LOCALES.map(({code}) => (code === 'en' ? '/about' : `/${code}/about`)),
    );
  });

  it('marks the present one, and all for the script in the head', () => {
    show(variant);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('한국어');
    expect(entries().map((entry) => entry.dataset.language)).toEqual(LOCALES.map(({code}) => code));
  });
});

it('in the header has a button that names the present language and opens the list', () => {
  show('header');
  expect(screen.getByRole('button', {name: /^KO, .*한국어/})).toHaveAttribute(
    'popovertarget',
    list().id,
  );
  expect(list()).toHaveAttribute('popover', 'auto');
});

it('in the menu needs no button', () => {
  show('menu');
  expect(screen.queryByRole('button')).toBeNull();
});
