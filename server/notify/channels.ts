import {mailChannel} from './mail';
import type {Channel} from './notice';
import type {NotifySettings} from './settings';
import {webhookChannel} from './webhook';

export const channelsFrom = ({mail, webhook, site}: NotifySettings): Channel[] =>
  [...(mail ? [mailChannel(mail)] : []), ...(webhook ? [webhookChannel(webhook)] : [])].map(
    (channel) => ({...channel, site}),
  );
