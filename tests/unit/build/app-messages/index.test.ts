import {appMessages} from '@site/src/build/app-messages';
import {testFolder} from '../../../support/folder';

const MESSAGES = {
  'home.hero.title': 'a',
  'theme.admonition.tip': 'b',
  'theme.docs.sidebar.navAriaLabel': 'c',
  'site.feed.title': 'd',
  // There are neither finished jobs nor many reviews.
  'home.jobs.title': 'e',
  'testimonials.filter.recent': 'f',
  'testimonials.filter.service': 'g',
};

const {root: outDir, write} = testFolder();
const plugin = () => appMessages({siteDir: '.', codeTranslations: MESSAGES} as never);

it('leaves out what the site shows nowhere', async () => {
  const createData = jest.fn().mockResolvedValue('/messages.json');
  await plugin().contentLoaded!({actions: {createData}} as never);
  expect(JSON.parse(createData.mock.calls[0][1])).toEqual({
    'home.hero.title': 'a',
    'theme.admonition.tip': 'b',
    'testimonials.filter.service': 'g',
  });
});

it('stops a build that asks for one of those', async () => {
  const check = () => plugin().postBuild!({outDir} as never);
  write('assets/js/main.js', 't({id:"theme.admonition.tip",message:"tip"})');
  await expect(check()).resolves.toBeUndefined();
  write('assets/js/main.js', 't({id:"theme.docs.sidebar.navAriaLabel",message:"c"})');
  await expect(check()).rejects.toThrow('The message theme.docs.sidebar.navAriaLabel');
});
