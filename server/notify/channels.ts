import type {Channel} from './notice';
import type {NotifySettings} from './settings';

/** The channels that are set up. */
export function channelsFrom(settings: NotifySettings): Channel[] {
  void settings;
  return [];
}
