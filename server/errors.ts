import {getSystemErrorMap} from 'node:util';

/** The SQLSTATE of a database's error; null for any other, such as a lost connection. */
export function sqlStateOf(error: unknown): string | null {
  const {code} = error as {code?: unknown};
  // Every SQLSTATE has a digit, unlike EPIPE.
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** What went wrong, in one line. Only for startup, when no visitor has typed anything yet. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && error.message.split('\n')[0]) || kindOf(error);

/**
 * Name and code of an error, such as "error 22021" or "TypeError"; a string unchanged. Without the
 * message and the statement that PGlite attaches, which may quote what was typed.
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
