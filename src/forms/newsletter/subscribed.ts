import {createStore} from '@site/src/components/createStore';

/** Whether the visitor has subscribed since the page was loaded; stays until reload. */
export const subscribed = createStore(false);
