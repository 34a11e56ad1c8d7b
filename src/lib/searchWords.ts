// No lookbehind here and in `searchTerms.ts`: Safari before 16.4 would not parse the file that holds it, and
// the page would have no app.

/** Accents, the Devanagari nukta and joiners: what people leave out when they type in a hurry. */
const LEFT_OUT = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/** Ways to write one Hindi sound: आँधी and आंधी, वारन्टी and वारंटी. */
const NASAL = /ँ|[ङञणनम]्(?=[क-घच-झट-ढत-धप-भशस])/g;

/** Separators within one number: "10,000", "489.147". */
const WITHIN_NUMBER = /(\d)[.,](?=\d{3})/g;
const PHONE = /\(?(\d{3})\)?[\s.-]?(\d{3})[\s.-](\d{4})(?!\d)/g;

/** A text in small letters, with the apostrophe as it is typed and numbers as their digits alone. */
export const tidy = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(WITHIN_NUMBER, '$1')
    .replace(PHONE, '$1$2$3')
    .normalize('NFC');

/**
 * A text as the search compares it: tidy, and without accents ("thấm dột" → "tham dot"). Korean
 * syllables and Hindi vowel signs stay whole.
 */
export const normalize = (text: string): string =>
  tidy(text)
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .replaceAll('đ', 'd')
    .replace(NASAL, 'ं')
    .replaceAll('यी', 'ई')
    .replaceAll('ये', 'ए')
    .normalize('NFC');

/**
 * The words of a text in their order. Not by `Intl.Segmenter`: on a slow phone it took most of a second for
 * the texts and synonyms of a language, and found the same pages.
 *
 * @param form how they are written
 */
export const words = (text: string, form = normalize): string[] =>
  form(text)
    .split(/[^\p{L}\p{M}\p{N}_]+/u)
    .filter(Boolean);

/** Particles that Korean adds to a noun: "빗물받이를" asks for "빗물받이". */
const PARTICLE =
  /^([물비벽집못])[이가을를은는에]$|^(\p{Script=Hangul}{2,9}?)(?:에서|으로|까지|부터|에게|한테|하고|랑|이란|[이가은는을를의에도로와과만나])+$/u;

/** The words of a query; in Korean without particles, because the search matches beginnings. */
export function typedWords(query: string, locale: string, form = normalize): string[] {
  const typed = words(query, form);
  return locale === 'ko' ? typed.map((word) => word.replace(PARTICLE, '$1$2')) : typed;
}
