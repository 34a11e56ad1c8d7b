import {translate} from '@docusaurus/Translate';
import {LIMITS} from '@site/src/data/limits';

import type {EmailProblem} from '../core/rules';

/** The message beside an invalid email in either form: how to fix it. Use only while rendering. */
export function emailMessage(problem: EmailProblem | 'refused'): string {
  const malformed = translate({
    id: 'forms.email.malformed',
    message: 'Something in this email address isn’t right. Type it like name@example.com.',
  });
  const messages: Record<typeof problem, string> = {
    missing: translate({
      id: 'forms.email.missing',
      message: 'Enter your email address, like name@example.com.',
    }),
    'no-at': translate({
      id: 'forms.email.noAt',
      message: 'This email address has no @. Type it like name@example.com.',
    }),
    space: translate({
      id: 'forms.email.space',
      message: 'This email address has a space in it. Type it like name@example.com.',
    }),
    'no-ending': translate({
      id: 'forms.email.noEnding',
      message:
        'This email address is missing its ending (.com, .net…). Type it like name@example.com.',
    }),
    'short-ending': translate({
      id: 'forms.email.shortEnding',
      message: 'The part after the last dot is too short. Type it like name@example.com.',
    }),
    'too-long': translate(
      {
        id: 'forms.email.tooLong',
        message: 'This email address is too long. Use one of at most {limit} characters.',
      },
      {limit: LIMITS.email},
    ),
    unusual: translate({
      id: 'forms.email.unusual',
      message: 'Check this email address for a typo. If it’s right, send it again.',
    }),
    malformed,
    refused: malformed,
  };
  return messages[problem];
}
