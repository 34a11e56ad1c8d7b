// cspell:disable -- mistakes
/** What people bring to other sites' editors, by public reports. */
import sharp from 'sharp';

import {bySamsung, JPEG} from './photo';
import type {FactMistake, FileCase, TextMistake} from './mistakes';
import {articleWith} from './samples';

export const FACTS: FactMistake[] = [
  ['two versions', 'title', '<<<<<<< HEAD', 'two versions were merged'],
  ['a house in the title', 'title', 'title: "🏠 Roof prices"', 'a little picture'],
  ['a path in quotes', 'title', 'title: "C:\\new roofs"', 'a tab or a new line'],
  ['a type', 'title', 'title: !!str Roofs', 'that begins with ! in'],
  ['a year alone', 'title', 'title: 2026', 'has to be text'],
  ['a title of a mail', 'title', 'title: Re: October', 'put quotation marks around'],
  ['words behind quotes', 'title', 'title: "Roof" prices', 'within its words'],
  ['topics in words', 'topics', 'topics: shingle, metal', 'has to be a list'],
  ['a day of one digit', 'date', 'date: 2026-3-1', 'is not a day'],
  ['a word behind &', 'title', 'title: &Sons roofs', 'that begins with & in'],
  ['a list with #', 'authors', 'authors: {name: A} # the crew', 'what follows # in'],
  ['a title of an author', 'authors', 'authors: {name: A, title: Owner}', 'is shown nowhere'],
  ['a picture of an author', 'authors', 'authors: {name: A, image_url: x}', 'is shown nowhere'],
  ['a word for a truth', 'reviewBy', 'draft: "true"', 'has to be true or false'],
  ['numbers for topics', 'topics', 'topics: [1]', 'has "1", which'],
  ['a path of Windows', 'image', 'image: photos\\roof.jpg', 'name of a photograph'],
  ['a fact in capitals', 'reviewBy', 'Readtime: 5', 'did you mean readTime?'],
  ['a fact twice', 'reviewBy', 'title: again', 'is there twice'],
  ['an alias', 'title', 'title: *a', 'a sign that means something else'],
  ['a month in words', 'date', 'date: July 3, 2025', 'is not a day'],
  ['a day in one number', 'date', 'date: 20250703', 'is not a day'],
  ['nothing in a word', 'title', 'title: null', 'has to be text'],
  ['a title in a list', 'title', 'title: [Roofs]', 'has to be text'],
  ['single curly quotes', 'title', 'title: ‘Roofs’', 'write straight ones'],
  ['a list of authors by name', 'authors', 'authors: [dana-hill]', 'needs a line below it'],
];

export const TEXTS: TextMistake[] = [
  [
    'two versions',
    '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main',
    1,
    'two versions were merged',
  ],
  ['a space in a tag', 'Call < Phone /> now.', 1, 'a space behind its <'],
  ['one escaped number', 'One.\n\n1\\. Look up', 3, 'make no list'],
  ['a preview', '[x y](https://deploy-preview-12--x.netlify.app/a)', 1, 'leads to a preview'],
  ['a mark of a post', '[x y](https://www.fema.gov/?a=b&fbclid=1)', 1, 'letter or post'],
  ['a mark of a letter', '[x y](https://www.fema.gov/?utm_source=news)', 1, 'letter or post'],
  ['filler', 'Your text goes here.', 1, 'a note to yourself'],
  ['a number of a note', 'Roofs leak.²', 1, 'the number of a note'],
  ['a number in brackets', 'Roofs leak.[2] Often.', 1, 'the number of a note'],
  ['a house in a heading', '## 🏠 Cost\n\nOne.', 1, 'a little picture'],
  ['the end of a mail', 'One.\n\nSent from my iPhone', 3, 'left of a message'],
  ['the head of a mail', 'Subject: Roofs\n\nOne.', 1, 'left of a message'],
  ['a line of a chat', '[10:32 AM, 3/4/2026] Ann: roofs', 1, 'left of a message'],
  ['a machine that answers', 'Sure! Here is the article.\n\nOne.', 1, 'left of a message'],
  ['a machine that translates', 'Aquí tienes la traducción:\n\nUno.', 1, 'left of a message'],
  ['italic before a particle', '*중요（x）*뒤에 둡니다.', 1, 'letters beside it inside the stars'],
  ['bold with a colon', '**요약：**다음과 같습니다.', 1, 'letters beside it inside the stars'],
  ['bold Korean quotes', '그는 **「중요」**라고 합니다.', 1, 'letters beside it inside the stars'],
  ['struck out before a particle', '~~취소(x)~~뒤', 1, 'struck-out words are not closed'],
  ['a year that begins a line', 'One.\n\n1986. It was a great year.', 3, 'write 1986\\.'],
  [
    'a mark of kramdown',
    '[FEMA](https://www.fema.gov){:target="_blank"}',
    1,
    'for another program',
  ],
  ['a value of a template', 'Call {{ site.phone }} now.', 1, 'is read as code'],
  ['a mark of a chat program', 'One【4†source】 two.', 1, 'from a chat program'],
  ['a source of a chat program', 'A :contentReference[oaicite:0]{index=0}', 1, 'a chat program'],
  ['facts twice', '---\ntitle: Two\n---\n\nOne.', 2, 'makes a heading'],
  ['a mark of WordPress', '[caption id="x"]One', 1, 'a sign of WordPress'],
  ['a video', '<iframe src="https://youtube.com/embed/x"></iframe>', 1, '<iframe> is HTML'],
  ['an anchor in capitals', '## Cost\n\n[the cost](#Cost)', 3, 'did you mean #cost?'],
  ['a named anchor', '<a name="x"></a>One.', 1, '<a> is HTML'],
  ['a space in a number', '[Call FEMA](tel:813 555 0100)', 1, 'cannot be read'],
  ['a bar in code in a table', '| a | b |\n| - | - |\n| `x|y` | z |', 3, 'has 3 cells'],
  ['a list in a table', '| a |\n| - |\n| *one *two |', 3, 'italic is not closed'],
  ['a list with stars', '*one\n*two', 1, 'make no list'],
  ['a space that machines put in', 'यहां तक \u200bकि उन', 1, 'cannot be seen'],
  ['keycaps', '1️⃣ One\n2️⃣ Two', 1, 'make no list'],
  ['Hindi numbers', '१. पहला\n२. दूसरा', 1, 'make no list'],
  ['Korean letters', '가. 첫째\n나. 둘째', 1, 'make no list'],
  ['circled letters', '㉠ 하나\n㉡ 둘', 1, 'make no list'],
  ['escaped numbers', '1\\. one\n2\\. two', 1, 'make no list'],
  ['escaped points', '\\- one\n\\- two', 1, 'make no list'],
  ['joined letters of a PDF', 'A ﬁre.', 1, 'damaged in copying'],
  ['a picture turned round', '!(A roof)[roof.jpg]', 1, 'in the wrong order, or apart'],
  ['a picture with a gap', '![A roof] (roof.jpg)', 1, 'in the wrong order, or apart'],
  ['a picture behind its sign', '! [A roof](roof.jpg)', 1, 'is a photograph; write !['],
  ['a photograph by its folder', '![A roof](/photos/roof.jpg)', 1, 'write its name'],
  ['a size of HackMD', '![A roof](roof.jpg =300x200)', 1, 'cannot be read'],
  ['a size of pandoc', 'One. ![A roof](roof.jpg){width=300}', 1, 'is read as code'],
  ['a tag of Jekyll', '{% include x %}', 1, 'is read as code'],
  ['a tag of Hugo', '{{< youtube id >}}', 1, 'is read as code'],
  ['an arrow', 'Roof <- this', 1, 'the beginning of a tag'],
  ['a link of Slack', '<https://www.fema.gov|FEMA>', 1, 'without the < and >'],
  ['a title in curly quotes', '[x y](https://fema.gov “FEMA”)', 1, 'cannot be read'],
  ['a subject with a space', '[Mail](mailto:a@b.com?subject=My roof)', 1, 'cannot be read'],
  ['a bracket too many', '[x y](https://fema.gov/a(b)', 1, 'cannot be read'],
  ['two beginnings', '[x y](https://https://www.fema.gov)', 1, 'is no whole address'],
  ['a message', '[x y](sms:8135550199)', 1, 'does not begin as links do'],
  ['a page in HTML', '[x y](/services/painting.html)', 1, 'did you mean /services/painting?'],
  ['taxes', 'import duties raised the price.', 1, 'is read as code'],
  ['a fold in HTML', '<details><summary>More</summary>One</details>', 1, 'did you mean <Details>'],
  ['a centered text', '<div align="center">One</div>', 1, '<div> is HTML'],
  ['tags of a network', '#roofing #tampa', 1, 'a space after its signs'],
  ['data', '{"a": 1}', 1, 'is read as code'],
];

const NO_FACTS = 'has no facts at the top';
const facts = articleWith('One.');

export const FILES: FileCase[] = [
  ['blog/with-bom.mdx', `\ufeff${facts}`, null],
  ['blog/windows.mdx', facts.replaceAll('\n', '\r\n'), null],
  ['blog/old-mac.mdx', facts.replaceAll('\n', '\r'), 'line 1: the line ends as on old'],
  ['blog/dots.mdx', facts.replace('\n---\n', '\n...\n'), NO_FACTS],
  ['blog/long-line.mdx', `-${facts}`, NO_FACTS],
  ['blog/indented.mdx', ` ${facts}`, NO_FACTS],
  ['blog/words-first.mdx', `One.\n\n${facts}`, NO_FACTS],
  ['blog/as-code.mdx', `\`\`\`\n${facts}\`\`\``, NO_FACTS],
  ['blog/toml.mdx', '+++\ntitle = "x"\n+++\nOne.', NO_FACTS],
  ['blog/json.mdx', '{"title": "x"}\n\nOne.', NO_FACTS],
];

/** Photographs, each named by an article of its own; none if it is right. */
export async function photoCases(): Promise<FileCase[]> {
  const [width, height] = [400, 300];
  const noise = sharp(
    Uint8Array.from({length: width * height * 3}, (_, index) => (index * 2654435761) >>> 24),
    {raw: {width, height, channels: 3}},
  );
  const [jpeg, png, webp, avif] = await Promise.all([
    noise.clone().jpeg().toBuffer(),
    noise.clone().png().toBuffer(),
    noise.clone().webp().toBuffer(),
    noise.clone().avif({effort: 0}).toBuffer(),
  ]);
  const plain = (size: {width: number; height: number}, alpha = 1) =>
    sharp({create: {...size, channels: 4, background: {r: 90, g: 90, b: 90, alpha}}}).png();
  const cut = 'breaks off, or is too large';
  return [
    ['samsung.jpg', bySamsung(jpeg), null],
    ['cmyk.jpg', await noise.clone().toColourspace('cmyk').jpeg().toBuffer(), null],
    ['progressive.jpg', await noise.clone().jpeg({progressive: true}).toBuffer(), null],
    ['upright.jpg', await noise.clone().withMetadata({orientation: 6}).jpeg().toBuffer(), null],
    ['sixteen-bits.png', await noise.clone().toColourspace('rgb16').png().toBuffer(), null],
    ['few-colors.png', await noise.clone().png({palette: true}).toBuffer(), null],
    ['png.jpg', png, null],
    [
      'moving.webp',
      await sharp([jpeg, jpeg], {join: {animated: true}})
        .webp()
        .toBuffer(),
      null,
    ],
    ['clear.png', await plain({width, height}, 0.3).toBuffer(), null],
    ['cut.jpg', JPEG.subarray(0, 500), cut],
    ['cut.png', png.subarray(0, 9000), cut],
    ['cut.webp', webp.subarray(0, 3000), cut],
    ['begun.jpg', Buffer.from('\xff\xd8\xff\xe0garbage', 'latin1'), cut],
    ['thumbnail.png', await plain({width: 60, height: 40}).toBuffer(), 'is only 60 points wide'],
    ['strip.png', await plain({width, height: 9}).toBuffer(), 'and 9 high'],
    ['avif.jpg', avif, 'is no JPEG, PNG or WebP picture'],
    ['empty.jpg', Buffer.alloc(0), 'is no JPEG, PNG or WebP picture'],
    ['page.jpg', Buffer.from('<html>'), 'is no JPEG, PNG or WebP picture'],
    ['document.jpg', Buffer.from('%PDF-1.4'), 'is no JPEG, PNG or WebP picture'],
    ['drawing.jpg', Buffer.from('<svg viewBox="0 0 9 9"/>'), 'is no JPEG, PNG or WebP picture'],
  ];
}

/** Texts that look like mistakes. */
export const RIGHT: string[] = [
  '[x y](https://en.wikipedia.org/wiki/Roof_(architecture)), [mail us](mailto:a@b.com?subject=My%20roof).',
  'A -> B, price < 5000 and > 300, “quotes” ‘q’ … – —, 2x4, 5″ × 3′, AT&T.',
  '## Cost {/* #price */}\n\n[the price](#price) of 1,000 ft² and 90 m², from 10 to 20 <Phone />.',
  '::::note\n\nOne.\n\n::::\n\n1. one\n  - sub\n2. two\n\n1) one\n2) two',
  'Row one | row two\n--- | ---\na | b\n\n🏠 One\n\n😀😀',
  '![A roof](roof.jpg "A title")\n\n***\n\n_under_score_ and [the guide](HTTPS://WWW.FEMA.GOV/guide.pdf).',
];
