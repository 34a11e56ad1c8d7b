/* Replaces tslib for the packages of Docusaurus: see index.ts. */

/** tslib's helper for a default import of a CommonJS module. */
export const __importDefault = <Module extends {__esModule?: boolean}>(
  module: Module,
): Module | {default: Module} => (module?.__esModule ? module : {default: module});
