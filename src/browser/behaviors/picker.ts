import {workPicker} from '../../sections/language/LanguagePicker/behavior';
import {start} from './start';

/* The inline script below the picker's form: it runs as the HTML arrives. */
start(workPicker);
