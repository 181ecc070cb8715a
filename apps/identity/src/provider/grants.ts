import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityClient } from '../clients.ts';

/** Our own products need no consent: the first sign-in grants what they request. */
export const grantLoader =
  (clients: readonly IdentityClient[]) =>
  async ({ oidc }: KoaContextWithOIDC) => {
    const { client, session, account, result, provider } = oidc;
    if (!client || !session || !account) return undefined;
    const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const known = grantId ? await provider.Grant.find(grantId) : undefined;
    const own = clients.some(
      ({ clientId, thirdParty }) => clientId === client.clientId && !thirdParty,
    );
    if (!own) return known;
    const fits = known?.accountId === account.accountId;
    const grant =
      known && fits
        ? known
        : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
    grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
    await grant.save();
    return grant;
  };
