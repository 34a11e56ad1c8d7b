import {hasUnsavedInput} from '@site/src/language/unsavedInput';

const kept = (fields: string) => `<form data-draft="a">${fields}<button>Send</button></form>`;
const select = (chosen: string) =>
  `<select name="a"><option value="">Pick</option><option ${chosen}>Tile</option></select>`;

test.each([
  ['no form', '<input name="name" value="x">', false],
  [
    'a form that keeps nothing',
    '<form><input type="radio" name="a" value="b" checked></form>',
    false,
  ],
  ['an empty form', kept('<input name="name"><textarea name="message"></textarea>'), false],
  ['a typed name', kept('<input name="name" value="M">'), true],
  ['a message', kept('<textarea name="message">Leak</textarea>'), true],
  ['an untouched list', kept(select('')), false],
  ['a chosen list', kept(select('selected')), true],
  ['the confirmation of a form that was sent', '<div data-sent>Thank you</div>', true],
])('%s', (_, html, filling) => {
  document.body.innerHTML = html;
  expect(hasUnsavedInput(document)).toBe(filling);
});
