/** Stands for the messages that Docusaurus generates; `renderPage` fills it for one locale. */
const codeTranslations: Record<string, string> = {};

export default codeTranslations;
