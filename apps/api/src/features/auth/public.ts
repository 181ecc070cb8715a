export { changePassword } from './change-password.ts';
export { chosenAccount, presentChoice } from './company-choice.ts';
export { emailKey } from './email-key.ts';
export { eraseIdentityJob } from './erase-identity.ts';
export { listIdentities } from './held.repo.ts';
export { mayMail } from './mail-allowance.ts';
export {
  createToken,
  dropTokens,
  dropTokensOf,
  dropTokensOfLeaver,
  readToken,
  useToken,
} from './one-time-token.repo.ts';
export {
  findAccounts,
  findAccountsByEmail,
  findPassword,
  lockPassword,
  type RecruiterAccount,
} from './recruiters.repo.ts';
export { openRecruiterSession } from './session-reply.ts';
export { endSessionsOfSubject, forgetSubject } from './students.repo.ts';
