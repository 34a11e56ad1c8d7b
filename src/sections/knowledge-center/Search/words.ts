/** Accents, the Devanagari nukta and joiners: what people leave out when they type in a hurry. */
const LEFT_OUT = /[\u0300-\u036f\u093c\u200c\u200d]/g;

/** What stands between the digits of one number: "10,000", "489.147". */
const WITHIN_NUMBER = /(?<=\d)[.,](?=\d{3})/g;
const PHONE = /\(?(\d{3})\)?[\s.-]?(\d{3})[\s.-](\d{4})(?!\d)/g;

/**
 * A text as the search compares it: small letters without accents ("thấm dột" → "tham dot"), the
 * apostrophe as it is typed, numbers as their digits alone.
 * Korean syllables and Hindi vowel signs stay whole.
 */
export function normalize(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(LEFT_OUT, '')
    .replaceAll('đ', 'd')
    .replaceAll('’', "'")
    .replace(WITHIN_NUMBER, '')
    .replace(PHONE, '$1$2$3')
    .normalize('NFC');
}

/**
 * The words of a text, normalized and in their order.
 *
 * @param locale language of the text; decides word boundaries in browsers that support it
 */
export function words(text: string, locale: string): string[] {
  const plain = normalize(text);
  // Firefox supports it since version 125; elsewhere splitting at spaces and punctuation is good
  // enough.
  if (typeof Intl.Segmenter !== 'function') {
    return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  }
  const segments = new Intl.Segmenter(locale, {granularity: 'word'}).segment(plain);
  return [...segments].filter(({isWordLike}) => isWordLike).map(({segment}) => segment);
}

/** Particles that Korean adds to a noun: "빗물받이를" asks for "빗물받이". */
const PARTICLE = /(?<=^\p{Script=Hangul}{2,})(?:에서|[이가은는을를의에도로와과])$/u;

/** The words of a query: as above, in Korean without the particles, since beginnings match. */
export function typedWords(query: string, locale: string): string[] {
  const typed = words(query, locale);
  return locale === 'ko' ? typed.map((word) => word.replace(PARTICLE, '')) : typed;
}
