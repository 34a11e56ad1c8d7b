/** `npm run hosts`: writes the languages and old addresses of the site into `deploy/nginx.conf`. */
import {NGINX_CONF, updateNginxConf} from './site-build/hostRules';
import {command} from './support/commands';

command('hosts', async () => {
  updateNginxConf();
  return `wrote ${NGINX_CONF}`;
});
