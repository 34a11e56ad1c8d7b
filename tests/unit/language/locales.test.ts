import {CHOICE_KEY} from '@site/src/language/locales';

test('every store uses the same name', () => expect(CHOICE_KEY).toBe('selectedLanguage'));
