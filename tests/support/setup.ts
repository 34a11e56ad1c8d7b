import '@testing-library/jest-dom';

import {TextDecoder, TextEncoder} from 'node:util';

// jsdom lacks both; the router and the forms' hash need them.
Object.assign(globalThis, {TextDecoder, TextEncoder});

// jsdom has no layout and so cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
