import {arrangeFor, preselectEarly, showLanguage} from '@site/src/language/pickerView';

const PICKER = `<div data-language-picker>
  <h1 data-texts='{"en":"Choose your language","es":"Elija su idioma"}'>Choose your language</h1>
  <input type="radio" name="lng" value="en" checked><input type="radio" name="lng" value="es">
</div>`;

const selected = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input:checked')?.value;

beforeEach(() => {
  document.body.innerHTML = PICKER;
  delete document.documentElement.dataset.preselected;
  delete document.documentElement.dataset.returnTo;
});

test('a language shows with its radio button, its texts and their language', () => {
  showLanguage(document.body, 'es');
  const heading = document.querySelector('h1')!;
  expect(selected()).toBe('es');
  expect(heading.textContent).toBe('Elija su idioma');
  expect(heading.lang).toBe('es');
});

test('the requested page is marked by its path alone, until it is known that there is none', () => {
  arrangeFor(document, '/about?a=1#team');
  expect(document.documentElement.dataset.returnTo).toBe('/about');
  arrangeFor(document, null);
  expect(document.documentElement.dataset).not.toHaveProperty('returnTo');
});

test('the early choice is marked, so that the component keeps it', () => {
  preselectEarly(window, 'es', '/about');
  expect(selected()).toBe('es');
  expect(document.documentElement.dataset).toMatchObject({preselected: 'es', returnTo: '/about'});
});

test('a page without a picker stays as it is', () => {
  document.body.innerHTML = '';
  preselectEarly(window, 'es', '/about');
  expect(document.documentElement.dataset).not.toHaveProperty('preselected');
});
