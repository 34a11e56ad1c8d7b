import {mailChannels} from './mail';
import type {Channel} from './notice';
import type {NotifySettings} from './settings';
import {webhookChannel} from './webhook';

export const channelsFrom = ({mail, webhook, webhookKind, site}: NotifySettings): Channel[] =>
  [
    ...(mail ? mailChannels(mail) : []),
    ...(webhook ? [webhookChannel(webhook, webhookKind)] : []),
  ].map((channel) => ({...channel, site}));
