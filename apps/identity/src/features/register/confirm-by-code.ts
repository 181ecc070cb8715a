import { verifyPassword } from '@engawa/platform/auth/passwords';
import { completeRegistration } from '../../accounts/complete-registration.ts';
import { tryCode } from '../../accounts/confirm-code.repo.ts';
import { readCode } from '../../accounts/confirm-code.ts';
import { emailFault, emailKey } from '../../accounts/email.ts';
import type { IdentityContext } from '../../context.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import type { OpenInteraction } from '../../provider/open-interaction.ts';
import { awaitCode } from './await-code.ts';

const triesPerAddress = { max: 30, seconds: 600 } as const;
/**
 * Limits tries over all codes for one recipient, far below a million. A stranger who uses them up
 * leaves the owner the link.
 */
const triesPerReceiver = { max: 20, seconds: 86_400 } as const;

/** In the tab of the registration: uses the data typed there, and continues its sign-in. */
export async function confirmByCode(
  identity: IdentityContext,
  visit: Visit,
  interaction: OpenInteraction,
): Promise<Answer> {
  const email = visit.field('email').trim();
  if (emailFault(email)) return { goTo: visit.to('register') };
  const code = readCode(visit.field('code'));
  if (!code) return awaitCode(identity, visit, email, { fault: 'codeForm' });
  const { limits, db, clock } = identity;
  (await limits.attempt('identity.confirm-code', visit.address, triesPerAddress)).refuseIfOver();
  const ofReceiver = await limits.attempt('identity.code-to', emailKey(email), triesPerReceiver);
  if (ofReceiver.over) return awaitCode(identity, visit, email, { fault: 'codeSpent' });

  const sent = await tryCode(db, { interactionUid: interaction.uid, email }, clock.now());
  const right = await verifyPassword(sent?.code_hash ?? null, code);
  const registration = sent?.registration;
  const accountId =
    right && sent && registration && !sent.used_at
      ? await completeRegistration(identity, sent.digest, registration)
      : undefined;
  if (!accountId) return awaitCode(identity, visit, email, { fault: 'codeWrong' });
  await ofReceiver.forgive();
  return { goTo: await interaction.signIn(accountId) };
}
