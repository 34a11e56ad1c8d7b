import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';

import {childEnvironment} from '../../src/data/environment';

/** An HTTP server that records its requests. */
export async function listener(answer = '{}') {
  const received: {path: string; body: string}[] = [];
  const server = createServer(async (request, response) => {
    received.push({path: request.url ?? '', body: (await buffer(request)).toString()});
    response.writeHead(201, {'content-type': 'application/json'}).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, received, close: () => server.close()};
}

/** Checks the CLI's upload by supabase/config.toml: one file, and the host asks callers for no token. */
export async function uploadProblems(folder: string): Promise<string[]> {
  const api = await listener(
    '{"id":"x","slug":"deliver","name":"deliver","status":"ACTIVE","version":1,"created_at":1,"updated_at":1}',
  );
  const profile = join(folder, 'profile.yaml');
  writeFileSync(
    profile,
    `name: local\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: supabase.co\n`,
  );
  const child = spawn(
    'node_modules/.bin/supabase',
    [
      ...['functions', 'deploy', 'deliver', '--use-api', '--remote=abcdefghijklmnopqrst'],
      ...['--profile', profile, '--yes'],
    ],
    {
      stdio: 'ignore',
      env: childEnvironment({
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        // A token in the CLI's format, which belongs to nobody.
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      }),
    },
  );
  const code = await new Promise((resolve) => child.once('exit', resolve));
  api.close();
  const upload = api.received.find(({path}) => path.endsWith('/functions/deploy?slug=deliver'));
  const files = [...(upload?.body.matchAll(/filename="([^"]+)"/g) ?? [])].map(([, name]) => name);
  const [, metadata = ''] = /name="metadata"\s+(\{.*\})/.exec(upload?.body ?? '') ?? [];
  return code === 0 &&
    files.join() === 'supabase/functions/deliver/index.js' &&
    /"verify_jwt":false/.test(metadata)
    ? []
    : [`functions deploy ends with ${String(code)}; uploaded are ${files.join()} as ${metadata}`];
}
