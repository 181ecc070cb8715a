import type { Localized } from '@engawa/contract/language';
import { serverSecret } from '@engawa/platform/auth/server-secret.repo';
import type { PlatformDb } from '@engawa/platform/db/database';

export interface IdentityClient {
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** Address in the product that starts a sign-in. */
  initiateLoginUri: string;
  /** Set for products of others: users are asked for consent. */
  thirdParty?: { name: Localized };
}

export const builtInClientId = 'engawa-web';

export function productClient(
  clientId: string,
  clientSecret: string,
  origins: readonly [string, ...string[]],
): IdentityClient {
  return {
    clientId,
    clientSecret,
    redirectUris: origins.map((origin) => `${origin}/talent/social-callback`),
    postLogoutRedirectUris: origins.map((origin) => `${origin}/signout`),
    initiateLoginUri: `${origins[0]}/talent/sso-auth`,
  };
}

/** Issuer and client of the default run; the random client secret is stored in the database. */
export async function builtInClient(
  db: PlatformDb,
  origin: string,
): Promise<IdentityClient & { issuer: string }> {
  const secret = await serverSecret(db, 'identity-client');
  const client = productClient(builtInClientId, secret.toString('base64url'), [origin]);
  return { issuer: `${origin}/identity`, ...client };
}

export const originOf = (client: IdentityClient): string => new URL(client.initiateLoginUri).origin;
