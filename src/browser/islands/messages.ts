/** In the place of all translations of a language, those of an island's own code (`src/plugins/finish`). */
declare const MESSAGES: Record<string, string>;

export default MESSAGES;
