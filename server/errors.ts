import {getSystemErrorMap} from 'node:util';

/** The SQLSTATE of a database's error; null for any other, such as a lost connection. */
export function sqlStateOf(error: unknown): string | null {
  const {code} = error as {code?: unknown};
  // Each has a digit: EPIPE is none.
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** What went wrong, in one line. Only for startup, when no visitor has typed anything yet. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || kindOf(error);

/**
 * "error 22021" for a database error, "TypeError" for another, a string unchanged: a message, and
 * the statement that PGlite attaches, may quote what was typed.
 */
export function kindOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return typeof error;
  const {name, code} = error as {name?: unknown; code?: unknown};
  return [name, code].filter((value) => typeof value === 'string').join(' ') || 'an error';
}

/**
 * Whether TLS failed for the other side's certificate: OpenSSL's codes
 * (https://nodejs.org/api/tls.html#x509-certificate-error-codes), and ERR_TLS_CERT_ALTNAME_INVALID.
 */
export const isCertificateError = (code: string): boolean => /CERT|SIGNATURE|HOSTNAME/.test(code);

/** What an error of the file system means, such as "permission denied". */
export const fileProblem = ({errno = 0, code}: NodeJS.ErrnoException): string =>
  getSystemErrorMap().get(errno)?.[1] ?? String(code);
