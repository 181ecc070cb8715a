import {
  createRemoteJWKSet,
  customFetch,
  type FetchImplementation,
  type JWTPayload,
  jwtVerify,
} from 'jose';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Issuers post a token at once; an older one may be replayed. */
export const freshSeconds = 300;
const skewSeconds = 60;
/** Asymmetric algorithms only, verified with the issuer's published keys. */
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

/** The subject an issuer has signed out: a person, one of their sessions, or both. */
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

/** Keys are fetched once per address, and again for an unknown key at most every 30 s. */
export const issuerKeys = ({ jwksUri, fetch }: Pick<Trust, 'jwksUri' | 'fetch'>) =>
  createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: 8_000,
    ...(fetch && { [customFetch]: fetch }),
  });

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 500 ? value : undefined;

/** Validates a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6); throws if invalid. */
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
  // A nonce marks an ID token, which every signed-in person has and could pass off as this.
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
