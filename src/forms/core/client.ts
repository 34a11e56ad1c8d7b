import type {Backend} from '@site/src/lib/backend';
import {createClient, type SupabaseClient} from '@supabase/supabase-js';

import type {Database} from '../database.types';

let client: SupabaseClient<Database> | undefined;

/** A request that the browser finishes where the page is left meanwhile. */
const lastingFetch: typeof fetch = (input, init) => fetch(input, {...init, keepalive: true});

/** The backend's client. Its code is in the forms' script, which readers do not load. */
export function clientOf({
  supabaseUrl,
  supabasePublishableKey: key,
}: Backend): SupabaseClient<Database> {
  client ??= createClient<Database>(supabaseUrl || window.location.origin, key, {
    // Nobody signs in, and a build has no code for it: `unusedParts.ts`.
    accessToken: async () => key,
    global: {fetch: lastingFetch},
  });
  return client;
}
