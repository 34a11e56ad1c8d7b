/** `npm run hosts`: writes `deploy/nginx.conf` from the table of address rules. */
import fs from 'node:fs/promises';

import {NGINX_CONF, nginxText} from '../src/hosting/files';
import {command} from './support/commands';

command('hosts', async () => {
  await fs.writeFile(NGINX_CONF, nginxText());
  return `wrote ${NGINX_CONF}`;
});
