/** `npm run hosts`: writes the host configurations in `deploy/` from the table of address rules. */
import fs from 'node:fs';
import path from 'node:path';

import {hostFiles} from '../src/hosting/files';

for (const [file, text] of Object.entries(hostFiles())) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
