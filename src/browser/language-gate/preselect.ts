import {detectFromWindow} from '../../language/detect';
import {preselectEarly} from '../../language/pickerView';
import {readReturnTo} from '../../language/returnTo';

/* The inline script below the picker's form, on that page alone. */
try {
  preselectEarly(
    window,
    detectFromWindow(window),
    readReturnTo(() => sessionStorage),
  );
} catch {
  // The picker then opens in the language of its page.
}
