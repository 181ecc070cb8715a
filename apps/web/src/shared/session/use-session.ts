import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  companyAccountQuery,
  companyNoticeQuery,
  studentAccountQuery,
  studentNoticeQuery,
} from './account.ts';
import { session } from './session.ts';
import { useStrategy } from './use-strategy.ts';

/** Undefined while it is not known, and for everyone else. */
export function useStudentAccount() {
  return useQuery({ ...studentAccountQuery, enabled: useStrategy() === 'student' }).data;
}

export function useCompanyAccount() {
  return useQuery({ ...companyAccountQuery, enabled: useStrategy() === 'company' }).data;
}

export function useStudentNotice() {
  return useQuery({ ...studentNoticeQuery, enabled: useStrategy() === 'student' }).data;
}

export function useCompanyNotice() {
  return useQuery({ ...companyNoticeQuery, enabled: useStrategy() === 'company' }).data;
}

/** Undefined for a visitor, and where the session turns out to be over. */
export async function whoIsHere(client: QueryClient): Promise<string | undefined> {
  const strategy = session.strategy();
  if (!strategy) return undefined;
  const known =
    strategy === 'student'
      ? client.ensureQueryData(studentAccountQuery)
      : client.ensureQueryData(companyAccountQuery);
  return known.then(
    ({ id }) => id,
    () => undefined,
  );
}
