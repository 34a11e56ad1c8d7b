import {hasUnsavedInput} from '@site/src/language/unsavedInput';

const page = (html: string): Document => {
  document.body.innerHTML = html;
  return document;
};

test.each([
  ['no form', '<input value="x">', false],
  ['an empty form', '<form><input name="name"><textarea></textarea></form>', false],
  ['a hidden value', '<form><input type="hidden" value="x"></form>', false],
  ['a typed name', '<form><input name="name" value="M"></form>', true],
  ['a message', '<form><textarea>Leak</textarea></form>', true],
  [
    'an untouched list',
    '<form><select><option>Pick</option><option>Tile</option></select></form>',
    false,
  ],
  [
    'a chosen list',
    '<form><select><option></option><option selected>Tile</option></select></form>',
    true,
  ],
  ['the confirmation of a form that was sent', '<div data-sent>Thank you</div>', true],
  ['a radio as sent', '<form><input type="radio" checked></form>', false],
])('%s', (_, html, filling) => {
  expect(hasUnsavedInput(page(html))).toBe(filling);
});

test('a ticked box', () => {
  const {forms} = page('<form><input type="checkbox"></form>');
  (forms[0]!.elements[0] as HTMLInputElement).checked = true;
  expect(hasUnsavedInput(document)).toBe(true);
});
