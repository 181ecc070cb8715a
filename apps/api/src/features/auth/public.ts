export { chosenAccount, presentChoice } from './company-choice.ts';
export { createToken, readToken, useToken } from './one-time-token.repo.ts';
export { findAccounts, findAccountsByEmail, setPassword } from './recruiters.repo.ts';
export { openRecruiterSession } from './session-reply.ts';
