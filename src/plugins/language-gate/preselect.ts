import {detectFromWindow} from '../../language/detectIn';
import {preselectEarly} from '../../language/pickerView';
import {readReturnTo} from '../../language/returnTo';

/* The script that stands inline below the picker's form, on that page alone. */
try {
  preselectEarly(window, detectFromWindow(window), readReturnTo(() => sessionStorage) !== null);
} catch {
  // The picker then opens in the language of its page.
}
