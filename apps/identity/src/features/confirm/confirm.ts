import { confirmAccount } from '../../accounts/account.repo.ts';
import { peekToken, useToken, useUpTokens } from '../../accounts/one-time-token.repo.ts';
import type { IdentityContext } from '../../context.ts';
import { signInAddress } from '../../http/expired.ts';
import { type Answer, show, type Visit } from '../../http/visit.ts';
import { confirmedPage, confirmPage, uselessLinkPage } from './confirm-pages.ts';

export async function showConfirm(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const token = visit.query('token');
  const account = await peekToken(identity.db, 'confirm', token, identity.clock.now());
  return account ? { page: confirmPage(visit, account.email, token) } : useless(visit);
}

export async function confirm(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const now = identity.clock.now();
  const used = await identity.db.transaction().execute(async (tx) => {
    const token = await useToken(tx, 'confirm', visit.field('token'), now);
    if (!token?.registration) return undefined;
    await confirmAccount(tx, token.account_id, token.registration, now);
    await useUpTokens(tx, token.account_id, now);
    return token;
  });
  if (!used) return useless(visit);
  const { interaction } = visit;
  // Only the browser that registered, in the same attempt to sign in, goes on signed in.
  if (interaction && interaction.uid === used.interaction_uid) {
    return { goTo: await interaction.signIn(used.account_id) };
  }
  return { page: confirmedPage(visit, signInAddress(visit)) };
}

function useless(visit: Visit): Answer {
  const page = uselessLinkPage(visit, signInAddress(visit));
  return show(page.title, page.body, 410);
}
