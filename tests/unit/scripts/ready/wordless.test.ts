import {idsWithoutEntry, wordless} from '@site/scripts/ready/wordless';

describe('words of people and reviews', () => {
  it('are missing where the file has no entry of that name', () => {
    const text = "const words = {\n  'ann-b': {\n    title: 'ann-c',\n  },\n  luis: {},\n};\n";
    expect(idsWithoutEntry(['ann-b', 'ann-c', 'luis', 'ann'], text)).toEqual(['ann-c', 'ann']);
  });

  it('are there for everybody of this site', async () => {
    expect(await wordless()).toEqual([]);
  });
});
