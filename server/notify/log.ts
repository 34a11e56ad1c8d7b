import type {Channel} from './notice';

/**
 * The channel that every server has: a line for each new request in its output, with nothing that was
 * typed. It reaches nobody, so /healthz and intake.oldest_undelivered do not count it.
 */
export const logChannel: Channel = {
  name: 'log',
  // A line costs nothing: two writes for each would take most of what a flood of requests leaves.
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
