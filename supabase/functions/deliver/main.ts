/**
 * The Edge Function `deliver`, for a site whose database is hosted Supabase: one pass over the outbox
 * at each call; supabase/recipes/deliver.sql calls it each minute. `npm run edge-function` makes of it
 * the one file that is deployed.
 */
import {answerTo} from '../../../server/notify/edgeFunction';

declare const Deno: {
  env: {toObject(): Record<string, string>};
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve((request) => answerTo(request, Deno.env.toObject()));
