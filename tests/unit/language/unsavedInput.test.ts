import {hasUnsavedInput} from '@site/src/language/unsavedInput';

test.each([
  ['no form', '<input name="name" value="x">', false],
  [
    'a form that keeps nothing',
    '<form><input type="radio" name="a" value="b" checked></form>',
    false,
  ],
  [
    'an empty form',
    '<form data-draft="a"><input name="name"><textarea name="message"></textarea><button>Send</button></form>',
    false,
  ],
  ['a typed name', '<form data-draft="a"><input name="name" value="M"></form>', true],
  ['a message', '<form data-draft="a"><textarea name="message">Leak</textarea></form>', true],
  [
    'an untouched list',
    '<form data-draft="a"><select name="a"><option value="">Pick</option><option>Tile</option></select></form>',
    false,
  ],
  [
    'a chosen list',
    '<form data-draft="a"><select name="a"><option></option><option selected>Tile</option></select></form>',
    true,
  ],
  ['the confirmation of a form that was sent', '<div data-sent>Thank you</div>', true],
])('%s', (_, html, filling) => {
  document.body.innerHTML = html;
  expect(hasUnsavedInput(document)).toBe(filling);
});
