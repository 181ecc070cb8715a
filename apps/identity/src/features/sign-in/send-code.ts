import { mayMailCode } from '@engawa/platform/auth/guessing';
import { emailFault, emailKey } from '../../accounts/email.ts';
import { noteRequest } from '../../accounts/mail-request.ts';
import type { IdentityContext } from '../../context.ts';
import type { Answer, Visit } from '../../http/visit.ts';
import { guessKey, showSignIn } from './sign-in.ts';
import { signInPage } from './sign-in-page.ts';

const requests = { max: 30, seconds: 600 } as const;

/** The same page for any address; only the mailbox shows whether a mail was sent. */
export async function sendCode(identity: IdentityContext, visit: Visit): Promise<Answer> {
  const email = visit.field('email').trim();
  if (emailFault(email)) return showSignIn(identity, visit);
  (await identity.limits.attempt('identity.code', visit.address, requests)).refuseIfOver();
  if (await mayMailCode(identity.limits, guessKey, emailKey(email))) {
    await noteRequest(identity, 'code', email, visit);
  }
  const state = { values: { email }, faults: {} };
  return { page: signInPage(visit, identity, state, 'codeSent') };
}
