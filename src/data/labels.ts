import categories from '../../company/categories.json';
import tags from '../../company/tags.json';
import topics from '../../company/topics.json';

/** The names that `company/` gives, in English, by the ids under which they are translated. */
export const LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({categories, tags, topics}).flatMap(([kind, names]) =>
    Object.entries(names).map(([id, name]) => [`${kind}.${id}`, name]),
  ),
);
