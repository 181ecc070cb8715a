import type { FindAccount } from 'oidc-provider';
import { findAccount } from '../accounts/account.repo.ts';
import type { Db } from '../tables.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Claims of an account; the provider returns those within the scope. */
export const accountFinder =
  (db: Db): FindAccount =>
  async (_ctx, sub) => {
    const account = uuid.test(sub) ? await findAccount(db, sub) : undefined;
    if (!account) return undefined;
    return {
      accountId: account.id,
      claims: () => ({
        sub: account.id,
        email: account.email,
        email_verified: account.confirmed_at !== null,
        given_name: account.given_name,
        family_name: account.family_name,
        locale: account.language,
      }),
    };
  };

export const claims = {
  openid: ['sub'],
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'locale'],
};
