import {workPicker} from '../../sections/language/LanguagePicker/behavior';
import {workControls} from '../controls';
import {start} from './start';

/* All behaviors, in the head of every page of the development server, which draws pages by React alone. */
start(workControls, workPicker);
