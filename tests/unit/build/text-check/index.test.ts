import type {FileReport} from '../../../../src/markdown/article-rules/check';
import {overlayErrors, tellInBrowser} from '../../../../src/build/text-check';

const report: FileReport = {
  file: 'blog/a.mdx',
  isDraft: false,
  facts: ['line 2: title: is empty'],
  text: ['line 9: a link has no words'],
  warnings: [],
  words: 1,
};

test('each file with problems is one error of its words, without a stack', () => {
  const [error, ...others] = overlayErrors([
    report,
    {...report, file: 'blog/b.mdx', facts: [], text: []},
  ]);
  expect(others).toEqual([]);
  expect(error).toMatchObject({
    message: 'blog/a.mdx\nline 2: title: is empty\nline 9: a link has no words',
    stack: '',
  });
});

test('the facts of a draft may be unfinished', () => {
  const [error] = overlayErrors([{...report, isDraft: true}]);
  expect(error!.message).toBe('blog/a.mdx\nline 9: a link has no words');
  expect(overlayErrors([{...report, isDraft: true, text: []}])).toEqual([]);
});

describe('in a bundler', () => {
  let listen: (compilation: unknown) => Promise<void>;
  let reports = [report];
  const compiler = {
    hooks: {
      afterCompile: {
        tapPromise: (_name: string, listener: (compilation: never) => Promise<void>) => {
          listen = listener as typeof listen;
        },
      },
    },
  };
  tellInBrowser(async () => reports, ['/site/static/img']).apply(compiler);

  async function compile(by: object = compiler) {
    const compilation = {compiler: by, errors: [], contextDependencies: new Set<string>()};
    await listen(compilation);
    return compilation;
  }

  test('every compilation asks anew, and watches the folders where a problem may be fixed', async () => {
    const {errors, contextDependencies} = await compile();
    expect(errors).toHaveLength(1);
    expect([...contextDependencies]).toEqual(['/site/static/img']);
    reports = [];
    expect((await compile()).errors).toEqual([]);
  });

  test('the template of the pages is compiled without errors', async () => {
    reports = [report];
    expect((await compile({})).errors).toEqual([]);
  });
});
