import {posixPath} from '@docusaurus/utils';

import {copyAt} from './copies';

/** Tags of our own in the pages of `src/pages/` and their copies, by file, exactly as they are written. */
const OWN_TAGS: Record<string, readonly string[]> = {
  'src/pages/privacy-policy.mdx': ['<head>', '<meta name="robots" content="noindex" />', '<br />'],
};

export const ownTags = (file: string): readonly string[] => {
  const english = posixPath(copyAt(file)?.english ?? file);
  return Object.entries(OWN_TAGS).find(([name]) => `/${english}`.endsWith(`/${name}`))?.[1] ?? [];
};
