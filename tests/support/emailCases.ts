import cases from './email-cases.json';

// Emails that the forms and the database must agree to accept or reject, and the problem that the
// forms name. `<242 letters>` in the file stands for that many.
export const EMAIL_CASES = cases.map(({email, problem}) => ({
  email: email.replace(/<(\d+) letters>/, (_, count: string) => 'a'.repeat(Number(count))),
  problem,
}));
