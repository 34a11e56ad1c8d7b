import {readGlossary} from '../../../../scripts/translations/glossary';
import {notesFor, withSiteTexts} from '../../../../scripts/translations/startLanguage';
import {SITE_TEXT} from '../../../../src/data/siteText';

test('a new language has the texts of the configuration, and keeps what is translated', () => {
  const tagline = {message: 'Translated'};
  const messages = withSiteTexts({'site.meta.tagline': tagline, 'a.b': {message: 'One'}});
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(['a.b', ...Object.keys(SITE_TEXT)]));
  expect(messages['site.meta.tagline']).toBe(tagline);
});

test('its notes have a glossary that programs can read', () => {
  expect(readGlossary(notesFor('Language', 'xx'))).toEqual({terms: [], problems: []});
});
