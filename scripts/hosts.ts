/** `npm run hosts`: writes the configurations of nginx in `deploy/` from the table of address rules. */
import fs from 'node:fs';

import {NGINX_FILES} from '../src/hosting/files';
import {command} from './support/commands';

command('hosts', async () => {
  for (const [file, made] of Object.entries(NGINX_FILES)) fs.writeFileSync(file, made());
  return `wrote ${Object.keys(NGINX_FILES).join(', ')}`;
});
