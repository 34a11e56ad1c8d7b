import {testProject} from './folder';

export const BLOG_COPIES = 'i18n/es/docusaurus-plugin-content-blog';

/** A project for the commands of translators, emptied for each test, and what they print in it. */
export function translatedProject() {
  const project = testProject();
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  });
  return {
    ...project,
    /** The texts that were printed, in their order. */
    printed,
    /** Writes messages into the code, as pages have them. */
    english(messages: Record<string, string>): void {
      const calls = Object.entries(messages).map(
        ([id, message]) => `translate(${JSON.stringify({id, message})});\n`,
      );
      const name = "import {translate} from '@docusaurus/Translate';\n";
      project.write('src/a.ts', name + calls.join(''));
    },
  };
}
