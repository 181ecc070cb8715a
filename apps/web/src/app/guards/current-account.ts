import { redirect } from '@tanstack/react-router';
import { queryClient } from '../../shared/api/answers.ts';
import { ApiFailure, SessionOver } from '../../shared/api/failures/api-failure.ts';
import { companyAccountQuery, studentAccountQuery } from '../../shared/session/account.ts';
import type { Strategy } from '../../shared/session/auth-jar.ts';
import type { Account } from '../../shared/session/create-session.ts';

export const fetchStudent = () => queryClient.ensureQueryData(studentAccountQuery);
export const fetchCompany = () => queryClient.ensureQueryData(companyAccountQuery);

export const fetchAccount = (strategy: Strategy): Promise<Account> =>
  strategy === 'student' ? fetchStudent() : fetchCompany();

/**
 * For guards: an ended session redirects to the sign-out page; a session of another tab waits for
 * the reload that has already started; any other failure (no connection, server error) shows the
 * error page and keeps the session.
 */
export async function orSignOut<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (failure) {
    if (failure instanceof SessionOver && failure.reason === 'elsewhere') return forever();
    const ended = failure instanceof ApiFailure && [401, 403].includes(failure.status);
    if (ended) throw redirect({ to: '/sign-out', replace: true, state: { signsOut: true } });
    throw failure;
  }
}

const forever = () => new Promise<never>(() => {});
