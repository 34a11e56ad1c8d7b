import {translate} from '@docusaurus/Translate';
import type {RequiredField} from '@site/src/data/inspectionFields';

/** Labels of the required fields. Use only while rendering. */
export const requiredLabels = (): Record<RequiredField, string> => ({
  name: translate({id: 'forms.inspection.name', message: 'Name'}),
  phone: translate({id: 'forms.inspection.phone', message: 'Phone'}),
  email: translate({id: 'forms.inspection.email', message: 'Email'}),
});
