/** No common layout: the picker has one job. */
export {default} from '@site/src/sections/language/LanguagePicker';
