import type {Backend} from '@site/src/lib/backend';
import type {SupabaseClient} from '@supabase/supabase-js';

import type {Database} from '../database.types';

let loading: Promise<SupabaseClient<Database>> | undefined;

/** A request that the browser finishes where the page is left meanwhile. */
const lastingFetch: typeof fetch = (input, init) => fetch(input, {...init, keepalive: true});

/**
 * The backend's client, loaded when a visitor first touches a form and never for readers. A failed
 * load is discarded, so that the next try loads again.
 */
export function loadClient({
  supabaseUrl,
  supabasePublishableKey: key,
}: Backend): Promise<SupabaseClient<Database>> {
  loading ??= import('@supabase/supabase-js')
    .then(({createClient}) =>
      createClient<Database>(supabaseUrl || window.location.origin, key, {
        // Nobody signs in, and a build has no code for it: `unusedParts.ts`.
        accessToken: async () => key,
        global: {fetch: lastingFetch},
      }),
    )
    .catch((error: unknown) => {
      loading = undefined;
      window.reloadIfGone?.(error);
      throw error;
    });
  return loading;
}
