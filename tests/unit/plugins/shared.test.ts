import * as first from '@site/src/plugins/shared';

it('outlives the module that asks for it', () => {
  const one = first.shared('a-test', () => ({}));
  jest.isolateModules(() => {
    const again = jest.requireActual<typeof first>('@site/src/plugins/shared');
    expect(again.shared).not.toBe(first.shared);
    expect(again.shared('a-test', () => ({}))).toBe(one);
    expect(again.shared('another-test', () => ({}))).not.toBe(one);
  });
});
