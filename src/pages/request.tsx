export {default} from '@site/src/sections/request/RequestPage';
