// cspell:disable -- the languages' words
/** Words of links that say nothing to people who hear or skim the links alone. */
const EMPTY_WORDS = `
click here|click|here|read more|more|learn more|this link|link|this|this page|see here
click this link|press here|tap here|more info|go here
haga clic aquí|haz clic aquí|clic aquí|aquí|pulse aquí|leer más|más|más información|este enlace
enlace|ver más|toque aquí|lea más
bấm vào đây|nhấn vào đây|nhấp vào đây|tại đây|ở đây|đây|xem thêm|đọc thêm|liên kết này|bấm đây
tìm hiểu thêm
여기|여기를 클릭|여기를 클릭하세요|여기를 클릭하십시오|여기를 누르세요|여기를 누르십시오|클릭|더 보기|더보기
자세히 보기|더 읽기|이 링크|링크
यहाँ|यहां|यहाँ क्लिक करें|यहां क्लिक करें|क्लिक करें|और पढ़ें|यह लिंक|अधिक जानकारी|और जानें|लिंक
`
  .normalize('NFC')
  .split(/[\n|]/);
// cspell:enable

/** Whether the words of a link are "click here" or the like, in any of the languages. */
export function saysNothing(words: string): boolean {
  const plain = words
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return plain !== null && EMPTY_WORDS.includes(plain.join(' '));
}
