import {detectLanguage} from '../../language/detectIn';
import {proposeEarly} from '../../language/pickerView';
import {readWanted} from '../../language/wanted';

/* The script that stands inline below the picker's form, on that page alone. */
try {
  proposeEarly(window, detectLanguage(window), readWanted(() => sessionStorage) !== null);
} catch {
  // The picker then opens in the language of its page.
}
