import {translate} from '@docusaurus/Translate';
import {LIMITS} from '@site/src/data/limits';

import type {EmailProblem} from '../core/rules';

/** The message beside an invalid email in either form: how to fix it. Use only while rendering. */
export function emailMessage(problem: EmailProblem | 'refused'): string {
  switch (problem) {
    case 'missing':
      return translate({
        id: 'forms.email.missing',
        message: 'Enter your email address, like name@example.com.',
      });
    case 'no-at':
      return translate({
        id: 'forms.email.noAt',
        message: 'This address has no @. Write it like name@example.com.',
      });
    case 'space':
      return translate({
        id: 'forms.email.space',
        message: 'This address has a space in it. Write it like name@example.com.',
      });
    case 'no-ending':
      return translate({
        id: 'forms.email.noEnding',
        message: 'This address has no ending. Write it like name@example.com.',
      });
    case 'short-ending':
      return translate({
        id: 'forms.email.shortEnding',
        message: 'The part after the last dot is too short. Write it like name@example.com.',
      });
    case 'too-long':
      return translate(
        {
          id: 'forms.email.tooLong',
          message: 'This address is too long. Use one of at most {limit} characters.',
        },
        {limit: LIMITS.email},
      );
    case 'malformed':
    case 'refused':
      return translate({
        id: 'forms.email.malformed',
        message: 'Something in this address is not right. Write it like name@example.com.',
      });
  }
}
