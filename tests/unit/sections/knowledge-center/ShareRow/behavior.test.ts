import {workSharing} from '@site/src/sections/knowledge-center/ShareRow/behavior';

const URL = 'https://site.test/knowledge-center/roof';
const writeText = jest.fn();
const share = jest.fn();
const print = jest.fn();

const settle = () => new Promise((resolve) => setTimeout(resolve));
async function press(way: string): Promise<string | null> {
  document.querySelector<HTMLElement>(`[data-share=${way}] b`)!.click();
  await settle();
  return document.querySelector('[role=status]')!.textContent;
}

beforeAll(() => {
  Object.assign(window, {print});
  Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
  workSharing(window);
  expect(document.documentElement.dataset).not.toHaveProperty('canShare');
  Object.defineProperty(navigator, 'share', {value: share, configurable: true});
});
beforeEach(() => {
  jest.resetAllMocks();
  writeText.mockResolvedValue(undefined);
  document.body.innerHTML = `
    <div data-share-url="${URL}" data-share-title="Roofs" data-share-copied="Copied" data-share-failed="Take ${URL}">
      <button data-share=native><b>Share</b></button>
      <button data-share=copy><b>Copy</b></button>
      <button data-share=print><b>Print</b></button>
      <p role=status></p>
    </div>`;
});

test('shows the button of the share sheet where the browser has one', () => {
  const doc = document.implementation.createHTMLDocument();
  workSharing({document: doc, navigator} as unknown as Window);
  expect(doc.documentElement.dataset).toHaveProperty('canShare');
});

test('copies the link and says so, in an element that was there before', async () => {
  const status = document.querySelector('[role=status]');
  expect(await press('copy')).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith(URL);
  expect(document.querySelector('[role=status]')).toBe(status);
});

test('shows the link where copying is not allowed', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await press('copy')).toBe(`Take ${URL}`);
});

test('opens the share sheet; closing it is no failure, but a refusal copies the link', async () => {
  share.mockResolvedValue(undefined);
  expect(await press('native')).toBe('');
  expect(share).toHaveBeenCalledWith({title: 'Roofs', url: URL});
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await press('native')).toBe('');
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await press('native')).toBe('Copied');
});

test('prints', async () => {
  await press('print');
  expect(print).toHaveBeenCalledTimes(1);
});
