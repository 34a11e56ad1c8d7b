import {localizeNotFound} from '../../theme/NotFound/Content/behavior';
import {start} from './start';

/* The inline script below the words of the 404 page. */
start(localizeNotFound);
