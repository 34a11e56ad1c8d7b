import {mailChannels} from './mail';
import type {Channel, Notice} from './notice';
import type {NotifySettings} from './settings';
import {webhookChannel} from './webhook';

export const channelsFrom = ({mail, webhook, webhookKind, site}: NotifySettings): Channel[] =>
  [
    ...(mail ? mailChannels(mail) : []),
    ...(webhook ? [webhookChannel(webhook, webhookKind)] : []),
  ].map((channel) => ({...channel, site}));

/** Delivers a notice that no outbox holds by all channels at once, and says of each what became of it. */
export const deliverToAll = (
  channels: readonly Channel[],
  notice: Notice,
): Promise<PromiseSettledResult<void>[]> =>
  Promise.allSettled(
    channels.map((channel) => channel.deliver(notice, AbortSignal.timeout(channel.patience))),
  );

/**
 * The channel of every server: prints a line for each new request, with nothing that was typed. It
 * alerts nobody, so /healthz and intake.oldest_undelivered do not count it.
 */
export const logChannel: Channel = {
  name: 'log',
  // Large batches: a line is cheap, but two database writes per notice would slow a flood of requests.
  atOnce: 200,
  patience: 1000,
  async deliver({kind, request}) {
    if (kind === 'request' && request)
      console.log(
        `New inspection request ${request.id} (${request.language}). Read it with: npm run leads`,
      );
    if (kind === 'set_aside' && request)
      console.log(`Inspection request ${request.id} was set aside: npm run leads -- --suspected`);
  },
};
