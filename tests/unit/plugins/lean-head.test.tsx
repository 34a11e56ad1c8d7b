/** @jest-environment jsdom */
import {act, cleanup, render} from '@testing-library/react';
import {createRequire} from 'node:module';
import {Suspense, type ComponentType, type ReactNode} from 'react';

import * as lean from '../../../src/plugins/lean-head';

type Helmets = {
  Helmet: ComponentType<{children?: ReactNode}>;
  HelmetProvider: ComponentType<{children: ReactNode}>;
};

/** The one that Docusaurus brings. */
const original = createRequire(require.resolve('@docusaurus/core/package.json'))(
  'react-helmet-async',
) as Helmets;

/** What the server wrote for the first page of the story below. */
const SERVED = `
  <meta charset="utf-8"><meta name="generator" content="Docusaurus">
  <title data-rh="true">Home | Roofer</title>
  <meta data-rh="true" name="description" content="Of the page">
  <link data-rh="true" rel="canonical" href="https://example.com/">
  <link data-rh="true" rel="preload" href="/a.woff2" as="font" crossorigin="anonymous">
  <link rel="stylesheet" href="/styles.css">`;

const layout = [
  <html key="html" lang="es" dir="ltr" />,
  <title key="title">Roofer</title>,
  <meta key="description" name="description" content="Of the site" />,
  <meta key="url" property="og:url" content="https://example.com/" />,
  <link key="font" rel="preload" href="/a.woff2" as="font" crossOrigin="anonymous" />,
  <link key="canonical" rel="canonical" href="https://example.com/" />,
];

const home = (
  <>
    <title>Home | Roofer</title>
    <meta name="description" content="Of the page" />
  </>
);

const article = [
  <html key="html" className="blog" data-app="now" />,
  <body key="body" className="wide" />,
  <title key="title">{'Roofs & storms'}</title>,
  <link key="canonical" rel="canonical" href="https://example.com/article" />,
  <link key="es" rel="alternate" href="https://example.com/es" hrefLang="es" />,
  <link key="vi" rel="alternate" href="https://example.com/vi" hrefLang="vi" />,
  <meta key="Description" name="Description" content="Of the article" />,
  <meta key="robots" name="robots" content="noindex" />,
  <script key="data" type="application/ld+json">
    {'{"@type":"WebPage"}'}
  </script>,
];

/** The head of a document, whatever the order in it: what stands twice would be seen. */
const state = () => ({
  title: document.title,
  html: [...document.documentElement.attributes]
    .filter(({name}) => name !== 'data-rh')
    .map(({name, value}) => `${name}=${value}`)
    .sort(),
  body: document.body.className,
  elements: [...document.head.querySelectorAll(':not(title)')]
    .map(({outerHTML}) => outerHTML)
    .sort(),
});

const frame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

/** A visitor opens the home page, goes on to an article, and back. */
async function story({Helmet, HelmetProvider}: Helmets): Promise<ReturnType<typeof state>[]> {
  document.head.innerHTML = SERVED;
  document.title = 'Home | Roofer';
  const page = (children: ReactNode, late?: ReactNode) => (
    <HelmetProvider>
      <Helmet>{layout}</Helmet>
      {children !== undefined && <Helmet key={String(late)}>{children}</Helmet>}
      {late !== undefined && <Helmet>{late}</Helmet>}
    </HelmetProvider>
  );
  const steps = [
    page(home),
    page(article),
    page(article, <meta name="robots" content="index" />),
    page(undefined),
    page(home),
  ];
  const {rerender} = render(steps[0]);
  const states: ReturnType<typeof state>[] = [];
  for (const step of steps) {
    rerender(step);
    await frame();
    states.push(state());
  }
  cleanup();
  await frame();
  for (const {name} of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.body.removeAttribute('class');
  return states;
}

test('the head at each step is that of the original', async () => {
  const expected = await story(original);
  expect(new Set(expected.map(({title}) => title))).toEqual(
    new Set(['Home | Roofer', 'Roofs & storms', 'Roofer']),
  );
  expect(await story(lean)).toEqual(expected);
});

test('what the server has written rightly stays the same element', async () => {
  document.head.innerHTML = SERVED;
  const font = document.querySelector('link[as=font]');
  const {Helmet} = lean;
  render(
    <>
      <Helmet>{layout}</Helmet>
      <Helmet>{home}</Helmet>
    </>,
  );
  await frame();
  expect(document.querySelector('link[as=font]')).toBe(font);
  expect(document.querySelectorAll('[name=description]')).toHaveLength(1);
});

test('a page that never came to be leaves nothing behind', async () => {
  document.head.innerHTML = SERVED;
  const {Helmet} = lean;
  const Suspends = (): never => {
    throw new Promise(() => {});
  };
  const {rerender} = render(
    <>
      <Helmet>{layout}</Helmet>
      <Suspense>
        <Helmet>{article}</Helmet>
        <Suspends />
      </Suspense>
    </>,
  );
  rerender(<Helmet>{layout}</Helmet>);
  await frame();
  expect(document.title).toBe('Roofer');
});
