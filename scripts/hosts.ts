/** `npm run hosts`: writes `deploy/nginx.conf` from the table of address rules. */
import fs from 'node:fs';

import {NGINX_CONF, nginxText} from '../src/hosting/files';

fs.writeFileSync(NGINX_CONF, nginxText());
console.log(`wrote ${NGINX_CONF}`);
