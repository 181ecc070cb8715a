import { findRegistered } from '../../accounts/confirm-code.repo.ts';
import type { IdentityContext } from '../../context.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import { type CheckMailState, checkMailPage } from './check-mail-page.ts';

export function awaitCode(
  { mailboxUrl }: IdentityContext,
  visit: Visit,
  email: string,
  state: CheckMailState = {},
): Answer {
  return {
    page: checkMailPage(visit, email, mailboxUrl, state),
    at: visit.to('check'),
    ...(state.fault && { status: 422 }),
  };
}

/** After a reload or a change of language. */
export async function showCheck(
  identity: IdentityContext,
  visit: Visit,
  { uid }: OpenInteraction,
): Promise<Answer> {
  const email = await findRegistered(identity.db, uid);
  return email === undefined ? { goTo: visit.to('register') } : awaitCode(identity, visit, email);
}
