import type { Language } from '@engawa/contract/language';
import { normaliseName, whyNotName } from '@engawa/contract/names/name-rule';
import { sessionSeconds } from '@engawa/contract/reference/limits';
import { refuse } from '@engawa/platform/errors/refusal';
import { describeError, type Log } from '@engawa/platform/log/log';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { issuerKeys, type LogoutToken, readLogoutToken } from '../backchannel/logout-token.ts';
import type { SsoAttempt } from './sso.repo.ts';

export interface SsoSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  origin: string;
  /** Address of the issuer from this server, if its public address is not reachable from here. */
  reach?: string | undefined;
}

/** Claims that the identity service has confirmed. */
export interface SsoPerson {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  idToken: string;
  /** When the person typed their password; null if the issuer does not say. */
  authenticatedAt: Date | null;
}

/** Hint on what the person wants to do there; issuers that do not support it just sign in. */
interface SsoPurpose {
  register: boolean;
  again?: boolean | undefined;
  password?: boolean | undefined;
}

const rediscoverMs = 10 * 60_000;
const timeoutSeconds = 8;

export class SsoClient {
  readonly #settings: SsoSettings;
  readonly #log: Log;
  #keys: { jwksUri: string; keys: ReturnType<typeof issuerKeys> } | undefined;
  #found: { config: Promise<Configuration>; at: number } | undefined;

  constructor(settings: SsoSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  async begin(language: Language, { register, again, password }: SsoPurpose) {
    const config = await this.#discovered();
    const attempt = {
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    };
    const url = buildAuthorizationUrl(config, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      ui_locales: language,
      // Makes the issuer include `auth_time`.
      max_age: String(sessionSeconds.refresh),
      ...(register && { screen_hint: 'register' }),
      ...(password && { screen_hint: 'password' }),
      ...((again || password) && { prompt: 'login' }),
    });
    return { attempt, url: url.href };
  }

  /** Exchanges the code and verifies signature, issuer, audience, nonce and time. */
  async finish(
    { code, state, iss }: { code: string; state: string; iss?: string | undefined },
    { nonce, codeVerifier }: SsoAttempt,
  ): Promise<SsoPerson> {
    const config = await this.#discovered();
    const back = new URL(this.#redirectUri);
    back.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
    try {
      const tokens = await authorizationCodeGrant(config, back, {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) return refuse('sso_failed');
      const more = claims['email']
        ? {}
        : await fetchUserInfo(config, tokens.access_token, claims.sub);
      return personOf({ ...claims, ...more }, tokens.id_token);
    } catch (error) {
      const { type, code } = describeError(error);
      const { error: said } = error as { error?: string };
      this.#log.warn({ type, code, said }, 'a student sign-in was refused');
      return refuse(unreachable(error) ? 'sso_unavailable' : 'sso_failed', { cause: error });
    }
  }

  async signOutUrl(idToken: string): Promise<string | null> {
    try {
      const config = await this.#discovered();
      if (!config.serverMetadata().end_session_endpoint) return null;
      return buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${this.#settings.origin}/signout`,
      }).href;
    } catch {
      // If the issuer is unavailable, only the session here ends.
      return null;
    }
  }

  /** Whom the issuer has signed out; throws if the token is not the issuer's. */
  async readLogout(token: string, now: Date): Promise<LogoutToken & { issuer: string }> {
    const { issuer, jwks_uri: jwksUri } = (await this.#discovered()).serverMetadata();
    if (jwksUri === undefined) throw new Error('the issuer publishes no keys');
    if (this.#keys?.jwksUri !== jwksUri) {
      this.#keys = { jwksUri, keys: issuerKeys({ jwksUri, fetch: this.#fetch }) };
    }
    const { clientId } = this.#settings;
    return {
      issuer,
      ...(await readLogoutToken(token, { issuer, clientId }, this.#keys.keys, now)),
    };
  }

  get #redirectUri(): string {
    return `${this.#settings.origin}/talent/social-callback`;
  }

  async #discovered(): Promise<Configuration> {
    if (!this.#found || Date.now() - this.#found.at > rediscoverMs) {
      this.#found = { config: this.#discover(), at: Date.now() };
    }
    try {
      return await this.#found.config;
    } catch (error) {
      this.#found = undefined;
      this.#log.warn({ err: describeError(error) }, 'the identity service cannot be reached');
      return refuse('sso_unavailable', { retryAfterSeconds: 10, cause: error });
    }
  }

  readonly #fetch = (url: string, options: RequestInit): Promise<Response> => {
    const { issuer, reach } = this.#settings;
    const where = reach ? url.replace(new URL(issuer).origin, reach) : url;
    return fetch(where, options);
  };

  #discover(): Promise<Configuration> {
    const { issuer, clientId, clientSecret, reach } = this.#settings;
    const insecure = issuer.startsWith('http:') || reach?.startsWith('http:');
    return discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
      timeout: timeoutSeconds,
      execute: [enableNonRepudiationChecks, ...(insecure ? [allowInsecureRequests] : [])],
      ...(reach && {
        [customFetch]: (url, options) => this.#fetch(url, options as RequestInit),
      }),
    });
  }
}

/** HTTP Basic, the standard's default, unless the issuer supports only the body. */
const authentication =
  (secret: string): ClientAuth =>
  (server, client, body, headers) => {
    const accepted = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const basic = accepted.includes('client_secret_basic');
    (basic ? ClientSecretBasic : ClientSecretPost)(secret)(server, client, body, headers);
  };

const unreachable = (error: unknown): boolean =>
  error instanceof TypeError && error.message === 'fetch failed';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Empty if the claim breaks our name rule; the person enters a name in the profile. */
const nameIn = (claim: unknown): string => {
  const name = normaliseName(text(claim));
  return whyNotName(name) ? '' : name;
};

const timeOf = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && Number.isFinite(seconds) ? new Date(seconds * 1000) : null;

function personOf(claims: Record<string, unknown>, idToken: string): SsoPerson {
  const email = text(claims['email']);
  if (!email) refuse('sso_failed');
  const given = nameIn(claims['given_name']);
  const family = nameIn(claims['family_name']);
  return {
    issuer: text(claims['iss']),
    subject: text(claims['sub']),
    email,
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: given || (family ? '' : nameIn(claims['name'])),
    lastName: family,
    idToken,
    authenticatedAt: timeOf(claims['auth_time']),
  };
}
