import {translate} from '@docusaurus/Translate';
import {company} from '@site/src/data/company';
import type {RequiredField} from '@site/src/data/inspectionFields';
import {LIMITS} from '@site/src/data/limits';

import type {NameProblem, PhoneProblem, Problems} from '../core/rules';
import {emailMessage} from '../shared/emailMessage';

function nameMessage(problem: NameProblem | 'refused'): string {
  return problem === 'too-long'
    ? translate(
        {
          id: 'forms.inspection.nameTooLong',
          message: 'Use at most {limit} characters for your name.',
        },
        {limit: LIMITS.name},
      )
    : translate({
        id: 'forms.inspection.nameMissing',
        message: 'Please enter your full name.',
      });
}

/** A number as people here write it. */
const example = `${company.phone.e164.slice(2, 5)}-555-0117`;

function phoneMessage(problem: PhoneProblem | 'refused'): string {
  switch (problem) {
    case 'missing':
      return translate({
        id: 'forms.inspection.phoneMissing',
        message: 'Enter the number we should call.',
      });
    case 'too-long':
      return translate(
        {
          id: 'forms.inspection.phoneTooLong',
          message: 'Use at most {limit} characters. Put an extension in the message.',
        },
        {limit: LIMITS.phone},
      );
    case 'refused':
      return translate(
        {
          id: 'forms.inspection.phoneRefused',
          message: 'We couldn’t accept this number. Type it with its area code, like {example}.',
        },
        {example},
      );
    case 'unreachable':
      return translate(
        {
          id: 'forms.inspection.phoneUnreachable',
          message:
            'Check this number: in the U.S. it looks like {example}; from abroad it begins with + and the country code. If it’s right, send it again.',
        },
        {example},
      );
    default:
      return translate(
        {
          id: 'forms.inspection.phoneDigits',
          message:
            'We need 10 digits to call you back; this number has {count}. If it’s right, send it again.',
        },
        {count: parseInt(problem, 10)},
      );
  }
}

const MESSAGES: {[Field in RequiredField]: (problem: NonNullable<Problems[Field]>) => string} = {
  name: nameMessage,
  phone: phoneMessage,
  email: emailMessage,
};

/** The message beside an invalid field: how to fix it. Use only while rendering. */
export const problemMessage = <Field extends RequiredField>(
  field: Field,
  problem: NonNullable<Problems[Field]>,
): string => MESSAGES[field](problem);
