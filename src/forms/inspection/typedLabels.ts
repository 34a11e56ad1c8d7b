import {translate} from '@docusaurus/Translate';
import type {TypedField} from '@site/src/data/inspectionFields';

/** Labels of the fields that are typed. Use only while rendering. */
export const typedLabels = (): Record<TypedField, string> => ({
  name: translate({id: 'forms.inspection.name', message: 'Name'}),
  phone: translate({id: 'forms.inspection.phone', message: 'Phone'}),
  email: translate({id: 'forms.inspection.email', message: 'Email'}),
  message: translate({id: 'forms.inspection.message', message: 'Message'}),
});
