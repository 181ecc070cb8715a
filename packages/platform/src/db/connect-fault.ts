import { isDatabaseUnavailable } from './failures.ts';

export interface ConnectFault {
  sentence: string;
  /** True where retrying may help: the database is starting, or its host name is unknown yet. */
  passes: boolean;
}

interface Failure {
  code?: string;
  message?: string;
  syscall?: string;
  hostname?: string;
  path?: string;
  cause?: unknown;
}

const unknownCa = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);

/** Why a connection to PostgreSQL failed, as a sentence about its address. */
export function connectFault(error: unknown, setting = 'DATABASE_URL'): ConnectFault {
  const failure = (error ?? {}) as Failure;
  // With several servers in the address, the error of the first one.
  if (failure.code === '08001' && failure.cause) return connectFault(failure.cause, setting);
  const certain = certainFault(failure, setting);
  if (certain) return { sentence: certain, passes: false };
  const passes =
    isDatabaseUnavailable(error) || ['ENOTFOUND', 'EAI_AGAIN'].includes(failure.code ?? '');
  const said = failure.code ?? failure.message;
  const sentence = `The database at ${setting} cannot be reached (${said}): check the address and that it is running.`;
  return { sentence, passes };
}

function certainFault(failure: Failure, setting: string): string | undefined {
  const { code = '', message = '', syscall, path } = failure;
  switch (code) {
    case '28P01':
      return `The database refuses the user or password in ${setting}: correct them.`;
    case '28000':
      if (/no encryption|SSL off/i.test(message)) {
        return `The database accepts encrypted connections only: add sslmode=verify-full to ${setting}.`;
      }
      return `The database does not let this user in from here: check the role in ${setting} and the server's pg_hba.conf.`;
    case '3D000':
      return `The database named in ${setting} does not exist: create it (createdb --encoding UTF8 <name>).`;
    case '42501':
      return `The user in ${setting} lacks a right (${message}): grant it, or run "npm run migrate" as the owner of the tables.`;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate of the database is for another host name: use the name in the certificate in ${setting}.`;
    case 'CERT_HAS_EXPIRED':
      return 'The certificate of the database has expired: renew it on the server.';
    case 'ENOENT':
    case 'EACCES':
      if (syscall !== 'open') return undefined;
      return `${setting} names the file ${path}, which cannot be read (${code}): correct sslrootcert, sslcert or sslkey.`;
    default:
      break;
  }
  if (unknownCa.has(code)) {
    return `The certificate of the database is signed by a CA unknown here: add sslrootcert=<its certificate file> to ${setting}.`;
  }
  if (/does not support SSL/i.test(message)) {
    return `The database offers no TLS: turn it on there, or remove sslmode from ${setting}.`;
  }
  return undefined;
}
