import {compile} from '@site/src/plugins/compiled-translations/compile';

const HI = {'a.b': 'नमस्ते', 'a.name': 'नमस्ते {name}', 'theme.close': 'बंद'};
const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";

/** The source after its import, compiled, on one line. */
function compiled(source: string, messages: Record<string, string> = HI): string {
  const code = compile(IMPORT + source, '/site/src/a.tsx', messages);
  return code.slice(code.indexOf('\n') + 1).replace(/[ \n]+/g, ' ');
}

it('puts the text of the locale in the place of the id', () => {
  expect(compiled(`const a: string = translate({id: 'a.b', message: 'Hello'});`)).toBe(
    'const a: string = "नमस्ते";',
  );
  expect(compiled(`<p title="x"><Translate id="a.b">Hello</Translate></p>;`)).toBe(
    '<p title="x">{"नमस्ते"}</p>;',
  );
  expect(compiled(`const label = <Translate id="a.b">Hello</Translate>;`)).toBe(
    'const label = "नमस्ते";',
  );
  expect(compiled(`<P title={<Translate id="a.b" description="d">Hello</Translate>} />;`)).toBe(
    '<P title={"नमस्ते"} />;',
  );
});

it('says the same file in each language, and what it says by now', () => {
  const source = `const a = translate({id: 'a.b', message: 'Hello'});`;
  expect(compiled(source)).toBe('const a = "नमस्ते";');
  expect(compiled(source, {'a.b': 'Hola "tú"\n$&'})).toBe('const a = "Hola \\"tú\\"\\n$&";');
  expect(compiled(source.replace('Hello', 'Hi'), {})).toBe('const a = "Hi";');
});

it('keeps the call where values go into the text', () => {
  expect(compiled(`translate({id: 'a.name', message: 'Hello {name}'}, {name});`)).toBe(
    'translate({ message: "नमस्ते {name}" }, { name });',
  );
  expect(compiled(`<Translate id="a.name" values={{name}}>{'Hello {name}'}</Translate>;`)).toBe(
    '<Translate values={{ name }}>{"नमस्ते {name}"}</Translate>;',
  );
});

it('leaves the English where the locale has no text', () => {
  expect(compiled(`<b><Translate id="c">\n  Two words and\n  more\n</Translate></b>;`, {})).toBe(
    '<b>{"Two words and more"}</b>;',
  );
  expect(compiled(`translate({message: 'A ' + "'b'"});`, {})).toBe(`"A 'b'";`);
  // A space that keeps words together is one of the letters.
  expect(compiled('const a = <Translate id="c">A\u00a0b</Translate>;', {})).toBe(
    'const a = "A\u00a0b";',
  );
});

it('compiles what a function says by the translator that it is given, and lets it be given', () => {
  expect(compiled(`const text = (translate: T) => translate({id: 'a.b'});`)).toBe(
    'const text = (translate: T) => "नमस्ते";',
  );
  expect(compiled('const a = text(translate);')).toBe('const a = text(translate);');
});

it('leaves functions of the same name alone', () => {
  const other = `import {translate} from './mine';\ntranslate({id: 'a.b'});`;
  expect(compile(other, '/site/src/a.ts', HI)).toBe(other);
});

it.each([
  'translate({id, message: "A"});',
  'translate({id: "a.c", message});',
  '<Translate id={id}>A</Translate>;',
  '<Translate id="a.b">{message}</Translate>;',
  '<Translate id="a.b">A{message}</Translate>;',
  '<Translate id="a.b">A{"B"}</Translate>;',
  'texts.map(translate);',
])('refuses what it could not replace: %s', (source) => {
  expect(() => compiled(source)).toThrow('/site/src/a.tsx');
});
