import {englishMessages} from '../../../../scripts/translations/files';
import {findings, languages} from '../../../../scripts/translations/findings';

test('every translation of the site is right, but for what is stale', async () => {
  const english = await englishMessages();
  const found = await Promise.all(languages.map((locale) => findings(locale, english)));
  expect(found.flat().filter(({kind}) => kind === 'faulty' || kind === 'broken')).toEqual([]);
});
