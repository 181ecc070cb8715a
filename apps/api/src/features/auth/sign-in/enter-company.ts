import { isTwoStepOn } from '../../two-step/public.ts';
import { createToken } from '../one-time-token.repo.ts';
import { openRecruiterSession, type SignIn } from './session-reply.ts';

export async function enterCompany(call: SignIn, accountId: string) {
  if (!(await isTwoStepOn(call.tx, accountId))) return openRecruiterSession(call, accountId);
  const data = { accountIds: [accountId] };
  return { codeToken: await createToken(call.tx, 'login-code', data, call.now) };
}
