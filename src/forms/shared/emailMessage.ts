import {translate} from '@docusaurus/Translate';
import {LIMITS} from '@site/src/data/limits';

import type {EmailProblem} from '../core/rules';

/** The message beside an invalid email in either form: how to fix it. Use only while rendering. */
export function emailMessage(problem: EmailProblem | 'refused'): string {
  const malformed = translate({
    id: 'forms.email.malformed',
    message: 'Something in this address is not right. Write it like name@example.com.',
  });
  const messages: Record<typeof problem, string> = {
    missing: translate({
      id: 'forms.email.missing',
      message: 'Enter your email address, like name@example.com.',
    }),
    'no-at': translate({
      id: 'forms.email.noAt',
      message: 'This address has no @. Write it like name@example.com.',
    }),
    space: translate({
      id: 'forms.email.space',
      message: 'This address has a space in it. Write it like name@example.com.',
    }),
    'no-ending': translate({
      id: 'forms.email.noEnding',
      message: 'This address has no ending. Write it like name@example.com.',
    }),
    'short-ending': translate({
      id: 'forms.email.shortEnding',
      message: 'The part after the last dot is too short. Write it like name@example.com.',
    }),
    'too-long': translate(
      {
        id: 'forms.email.tooLong',
        message: 'This address is too long. Use one of at most {limit} characters.',
      },
      {limit: LIMITS.email},
    ),
    unusual: translate({
      id: 'forms.email.unusual',
      message: 'Check this address for a slip. If it is right as it is, send it again.',
    }),
    malformed,
    refused: malformed,
  };
  return messages[problem];
}
