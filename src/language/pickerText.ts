// Type-only, so that Node can load this file too; an import of this name, type or not, makes
// `write-translations` scan the file.
import {type translate} from '@docusaurus/Translate';

type Translator = typeof translate;

/**
 * Texts of the picker, which shows them in the selected language, not the page's.
 *
 * @param translate a translator of that language
 * @param company the region and the license number to show
 */
export const pickerText = (
  translate: Translator,
  company: Readonly<{region: string; license: string}>,
) => ({
  about: translate(
    {
      id: 'language.picker.about',
      message: 'Licensed roofer in {region}, Florida ·\u00a0{license}',
      description: 'What this company is, where, and its license number',
    },
    company,
  ),
  title: translate({
    id: 'language.picker.title',
    message: 'Choose your language',
    description: 'Heading of the language picker',
  }),
  group: translate({
    id: 'language.picker.group',
    message: 'Language',
    description: 'Name of the group of choices, for screen readers',
  }),
  continue: translate({
    id: 'language.picker.continue',
    message: 'Continue',
    description: 'Button that saves the language and opens the home page',
  }),
  continueHome: translate({
    id: 'language.picker.continueHome',
    message: 'Continue to the home page',
    description: 'The same button where the page the visitor came for is offered first',
  }),
  continueTo: translate({
    id: 'language.picker.continueTo',
    message: 'Continue to: {title}',
    description: 'Link to the page the visitor requested. Keep {title}',
  }),
  leaking: translate({
    id: 'language.picker.leaking',
    message: 'Leaking now?',
    description: 'Above the phone number',
  }),
});

/** Texts of the 404 page, in the language of the URL even where the host serves the English one. */
export const notFoundText = (translate: Translator) => ({
  title: translate({id: 'notFound.title', message: 'Page Not Found'}),
  message: translate({
    id: 'notFound.message',
    message: 'This page may have been moved or deleted, or its address may have been typed wrong.',
  }),
  home: translate({id: 'notFound.home', message: 'Go to the home page'}),
  contact: translate({id: 'notFound.contact', message: 'Contact us'}),
});
