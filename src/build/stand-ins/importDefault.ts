/* Replaces tslib for the packages of Docusaurus: see index.ts. */

/** What an `import` of a CommonJS module means to TypeScript's output. */
export const __importDefault = <Module extends {__esModule?: boolean}>(
  module: Module,
): Module | {default: Module} => (module?.__esModule ? module : {default: module});
