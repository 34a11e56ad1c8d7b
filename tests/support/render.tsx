import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context as DocusaurusContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {DocusaurusContext as ContextValue} from '@docusaurus/types';
import {company} from '@site/src/data/company';
import {DEFAULT_LOCALE, LOCALES, type LocaleCode} from '@site/src/language/locales';
import {backend} from '@site/src/lib/backend';
import type {CustomFields} from '@site/src/lib/customFields';
import {render, type RenderResult} from '@testing-library/react';
import fs from 'node:fs';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

import codeTranslations from './generated/codeTranslations';
import serviceCards from './generated/serviceCards';

type Options = {
  locale?: LocaleCode;
  /** Path with the locale in it, as the browser shows it. */
  path?: string;
  customFields?: Partial<CustomFields>;
};

/** Messages of one locale, as the site's build would load them; none for English. */
function messages(locale: LocaleCode): Record<string, string> {
  if (locale === DEFAULT_LOCALE) return {};
  const file = JSON.parse(fs.readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(Object.entries(file).map(([id, {message}]) => [id, message]));
}

/** Sets the language of `translate()`; `renderSite` calls it. */
export function speak(locale: LocaleCode): void {
  for (const id of Object.keys(codeTranslations)) delete codeTranslations[id];
  Object.assign(codeTranslations, messages(locale));
}

/** Renders a component inside the providers that Docusaurus puts around a page, in one language. */
export function renderSite(
  ui: ReactNode,
  {locale = DEFAULT_LOCALE, path = '/', customFields = {}}: Options = {},
): RenderResult {
  speak(locale);
  const baseUrl = locale === DEFAULT_LOCALE ? '/' : `/${locale}/`;
  const context = {
    siteConfig: {
      title: company.name,
      url: company.siteUrl,
      baseUrl,
      trailingSlash: false,
      themeConfig: {},
      customFields: {
        buildYear: 2026,
        logo: {isWide: false, needsPlate: false},
        ...backend({}),
        ...customFields,
      },
      i18n: {defaultLocale: DEFAULT_LOCALE},
      future: {experimental_router: 'browser'},
    },
    siteMetadata: {},
    globalData: {'services-data': {default: serviceCards}},
    i18n: {
      defaultLocale: DEFAULT_LOCALE,
      currentLocale: locale,
      locales: LOCALES.map(({code}) => code),
      localeConfigs: {[locale]: {htmlLang: locale, url: company.siteUrl, baseUrl}},
    },
    codeTranslations: {},
  } as unknown as ContextValue;
  return render(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <DocusaurusContext.Provider value={context}>
          <BrowserContextProvider>
            <RouteContextProvider value={{plugin: {name: 'test', id: 'default'}}}>
              {ui}
            </RouteContextProvider>
          </BrowserContextProvider>
        </DocusaurusContext.Provider>
      </MemoryRouter>
    </HelmetProvider>,
  );
}
