import type { ClientMetadata, Configuration, JWK } from 'oidc-provider';
import type { IdentityClient } from '../clients.ts';
import type { Db } from '../tables.ts';
import { accountFinder, claims } from './account-claims.ts';
import { adapterFor } from './adapter.ts';
import { grantLoader } from './grants.ts';
import { lifetimes } from './lifetimes.ts';
import { policy } from './policy.ts';
import type { ProviderPages } from './provider-pages.ts';

export interface ProviderOptions {
  issuer: URL;
  db: Db;
  clients: readonly IdentityClient[];
  cookieKeys: string[];
  pages: ProviderPages;
}

/** Authorization code with PKCE for confidential clients; everything else is off. */
export function configure(options: ProviderOptions, keys: JWK[]): Configuration {
  const { issuer, db, clients, pages } = options;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: adapterFor(db),
    clients: clients.map(metadataOf),
    jwks: { keys },
    findAccount: accountFinder(db),
    loadExistingGrant: grantLoader(clients),
    claims,
    scopes: ['openid', 'email', 'profile'],
    // Includes claims in the ID token, which saves our products a second request.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    subjectTypes: ['public'],
    clientAuthMethods: ['client_secret_basic'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: () => false,
    extraParams: ['screen_hint'],
    discovery: { ui_locales_supported: ['ja', 'en'] },
    cookies: {
      names: {
        session: 'identity_session',
        interaction: 'identity_interaction',
        resume: 'identity_resume',
      },
      long: { ...cookie, path: issuer.pathname },
      short: cookie,
      keys: options.cookieKeys,
    },
    ttl: lifetimes,
    interactions: {
      policy: policy(),
      url: (_ctx, { uid }) => `${issuer.pathname}/interaction/${uid}`,
    },
    renderError: pages.renderError,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.askSignOut,
        postLogoutSuccessSource: pages.signedOut,
      },
    },
  };
}

const metadataOf = (client: IdentityClient): ClientMetadata => ({
  client_id: client.clientId,
  client_secret: client.clientSecret,
  redirect_uris: client.redirectUris,
  post_logout_redirect_uris: client.postLogoutRedirectUris,
  response_types: ['code'],
  // The other default mode returns the code in a fragment.
  response_modes: ['query'],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'client_secret_basic',
});
