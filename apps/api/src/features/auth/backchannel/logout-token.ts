import {
  createRemoteJWKSet,
  customFetch,
  type FetchImplementation,
  type JWTPayload,
  jwtVerify,
} from 'jose';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** A token is posted at once; older ones were kept by somebody. */
export const freshSeconds = 300;
const skewSeconds = 60;
/** Signatures by the issuer's published keys; a shared secret or none is no proof of the issuer. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Whom an issuer has signed out: a person, one of their sessions there, or both. */
export interface LogoutToken {
  jti: string;
  subject: string | undefined;
  sid: string | undefined;
}

interface Trust {
  issuer: string;
  clientId: string;
  jwksUri: string;
  fetch?: FetchImplementation | undefined;
}

/** The keys are fetched once per address and again when an unknown one signs, at most every 30 s. */
export const issuerKeys = ({ jwksUri, fetch }: Pick<Trust, 'jwksUri' | 'fetch'>) =>
  createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: 8_000,
    ...(fetch && { [customFetch]: fetch }),
  });

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 500 ? value : undefined;

/** Checks a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); throws where it is none. */
export async function readLogoutToken(
  token: string,
  { issuer, clientId }: Pick<Trust, 'issuer' | 'clientId'>,
  keys: ReturnType<typeof issuerKeys>,
  now: Date,
): Promise<LogoutToken> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    currentDate: now,
    clockTolerance: skewSeconds,
    maxTokenAge: freshSeconds,
    requiredClaims: ['iat', 'jti', 'events'],
  });
  const { typ = 'JWT' } = protectedHeader;
  const jti = text(payload.jti);
  const [subject, sid] = [text(payload.sub), text(payload['sid'])];
  const isLogout = /^(logout\+jwt|jwt)$/i.test(typ) && namesLogout(payload);
  // A nonce marks an ID token, which everybody who signed in holds one of.
  if (!isLogout || 'nonce' in payload || !jti || !(subject || sid)) {
    throw new Error('not a logout token');
  }
  return { jti, subject, sid };
}

function namesLogout({ events }: JWTPayload & { events?: unknown }): boolean {
  if (typeof events !== 'object' || events === null) return false;
  const event = (events as Record<string, unknown>)[logoutEvent];
  return typeof event === 'object' && event !== null && !Array.isArray(event);
}
