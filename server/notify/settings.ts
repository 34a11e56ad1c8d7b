import type {Environment} from '../../src/data/environment';

/** What the channels need, as the owner has set it. */
export type NotifySettings = Environment;

/** The settings of the channels. */
export const notifySettingsFrom = (env: Environment): NotifySettings => env;
