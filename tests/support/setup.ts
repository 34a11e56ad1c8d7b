import '@testing-library/jest-dom';

import {TextDecoder, TextEncoder} from 'node:util';

// jsdom lacks both; the router and the forms' hash need them.
Object.assign(globalThis, {TextDecoder, TextEncoder});

// The client entry of a built page sets this; links prefetch through it.
Object.assign(window, {docusaurus: {prefetch: () => undefined, preload: () => undefined}});

// jsdom has no layout and so cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

// In jsdom nothing comes into view.
class NothingInView {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(window, {IntersectionObserver: NothingInView});
