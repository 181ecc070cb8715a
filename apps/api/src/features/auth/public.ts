export { changePassword } from './change-password.ts';
export { emailKey } from './email-key.ts';
export { eraseIdentityJob } from './erase-identity.ts';
export { mayMail } from './mail-allowance.ts';
export {
  createToken,
  dropTokens,
  dropTokensOf,
  dropTokensOfLeaver,
  readToken,
  useToken,
} from './one-time-token.repo.ts';
export { listIdentities } from './personal-data.repo.ts';
export {
  findAccounts,
  findAccountsByEmail,
  findPassword,
  lockPassword,
  type RecruiterAccount,
} from './recruiters.repo.ts';
export { chosenAccount, presentChoice } from './sign-in/company-choice.ts';
export { openRecruiterSession } from './sign-in/session-reply.ts';
export { endSessionsOfSubject, forgetSubject } from './students.repo.ts';
