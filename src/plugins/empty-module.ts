// Replaces a module that no page needs; see lazy-prism.ts.
export {};
