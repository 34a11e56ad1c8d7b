import type {InspectionEntries, RequiredField} from './fields';
import {
  inspectionEmailProblem,
  nameProblem,
  phoneProblem,
  type EmailProblem,
  type NameProblem,
  type PhoneProblem,
} from './rules';

/** What is wrong with a field: found here, or refused by the server. */
export type Problem = NameProblem | PhoneProblem | EmailProblem | 'refused';

export type Problems = Partial<Record<RequiredField, Problem>>;

/** Every wrong field of the inspection form; empty when it may be sent. */
export function inspectionProblems({
  name,
  phone,
  email,
}: Pick<InspectionEntries, RequiredField>): Problems {
  const problems: Problems = {};
  const found = {
    name: nameProblem(name),
    phone: phoneProblem(phone),
    email: inspectionEmailProblem(email),
  };
  if (found.name) problems.name = found.name;
  if (found.phone) problems.phone = found.phone;
  if (found.email) problems.email = found.email;
  return problems;
}
