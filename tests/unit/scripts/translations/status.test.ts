import {
  copyFindings,
  hashOf,
  type Marks,
  messageFindings,
  sourceHash,
  withSource,
} from '../../../../scripts/translations/status';

describe('messages', () => {
  const english = {greeting: 'Good morning', rating: 'A+'};

  const [dias, rating] = ['Buenos días', 'A+'];
  const markOf = (english: string) => ({english, translation: hashOf(dias)});
  const [right, then] = [markOf('Good morning'), markOf('Good evening')];
  const found = (kind: string, id: string) => [{kind, id}];

  test.each([
    ['complete', {greeting: dias, rating}, {}, []],
    ['missing', {rating}, {}, found('missing', 'greeting')],
    ['empty', {greeting: ' ', rating}, {}, found('missing', 'greeting')],
    ['left in English', english, {greeting: right}, [expect.objectContaining({kind: 'faulty'})]],
    ['stale', {greeting: dias, rating}, {greeting: then}, found('stale', 'greeting')],
    ['orphaned', {greeting: dias, rating, old: 'x', 'theme.x': 'X'}, {}, found('orphaned', 'old')],
  ])('%s', (_name, translated, marks, findings) => {
    const messages = Object.fromEntries(
      Object.entries(translated).map(([id, message]) => [id, {message}]),
    );
    expect(messageFindings(english, messages, marks as Marks)).toEqual(findings);
  });

  test('a message without a mark counts where every one has to have one', () => {
    const translated = {greeting: {message: 'Buenos días'}, rating: {message: 'A+'}};
    const marks = {rating: {english: 'A+', translation: hashOf('A+')}};
    expect(messageFindings(english, translated, marks)).toEqual([]);
    expect(messageFindings(english, translated, marks, true)).toEqual([
      {kind: 'unmarked', id: 'greeting'},
    ]);
  });
});

test.each([
  ['missing', '11111111', null],
  ['stale', '11111111', '00000000'],
  ['unmarked', '11111111', undefined],
  ['orphaned', null, '11111111'],
])('a copy that is %s', (kind, hash, mark) => {
  const [english, copy] = ['blog/a.mdx', 'es/a.mdx'];
  const right = {english, copy: 'es/b.mdx', hash: '22222222', mark: '22222222'};
  expect(copyFindings([right, {english, copy, hash, mark}])).toEqual([{kind, file: copy}]);
});

test('a copy whose English has another name is to be renamed, and not deleted', () => {
  const gone = {english: 'blog/old.mdx', copy: 'es/old.mdx', hash: null, mark: '11111111'};
  const now = {english: 'blog/new.mdx', copy: 'es/new.mdx', hash: '11111111', mark: null};
  expect(copyFindings([gone, now])).toEqual([
    {kind: 'renamed', file: 'es/old.mdx', problem: expect.stringContaining('rename it to es/new')},
  ]);
});

test('the copy of a draft waits, marked or not', () => {
  const copy = {english: 'blog/a.mdx', copy: 'es/a.mdx', hash: undefined};
  expect(
    copyFindings([
      {...copy, mark: '11111111'},
      {...copy, mark: undefined},
    ]),
  ).toEqual([]);
});

test('hashes change with words and text, not with dates or line endings', () => {
  const facts = {title: 'A', readTime: 5};
  const hash = sourceHash(facts, 'Text\n');
  expect(sourceHash({...facts, readTime: 6, reviewBy: '2027-01-01'}, 'Text\r\n')).toBe(hash);
  expect(hashOf('One\r\ntwo')).toBe(hashOf('One\ntwo'));
  expect(sourceHash({...facts, title: 'B'}, 'Text\n')).not.toBe(hash);
  expect(sourceHash(facts, 'Other text')).not.toBe(hash);
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
});

describe('marking a copy', () => {
  test('adds the source, and renews it', () => {
    const marked = withSource('a.mdx', '---\ntitle: "A $& B"\n---\nBody', 'aaaaaaaa');
    expect(marked).toBe(`---\ntitle: "A $& B"\nsource: 'aaaaaaaa'\n---\nBody`);
    expect(withSource('a.mdx', marked, 'bbbbbbbb')).toBe(
      `---\ntitle: "A $& B"\nsource: 'bbbbbbbb'\n---\nBody`,
    );
  });

  test('refuses a file without facts', () => {
    // A copy of a text without translatable facts, such as a finished job.
    expect(withSource('a.mdx', '---\n\n---\nBody', 'aaaaaaaa')).toBe(
      "---\nsource: 'aaaaaaaa'\n---\nBody",
    );
    expect(() => withSource('a.mdx', 'Body', 'aaaaaaaa')).toThrow('a.mdx has no facts');
  });
});
