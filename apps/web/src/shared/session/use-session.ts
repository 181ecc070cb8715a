import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  companyAccountQuery,
  companyNoticeQuery,
  studentAccountQuery,
  studentNoticeQuery,
} from './account.ts';
import type { Strategy } from './auth-jar.ts';
import { session } from './session.ts';

/** Whose side is signed in; undefined for a visitor. */
export function useStrategy(): Strategy | undefined {
  return useSyncExternalStore(session.subscribe, session.strategy);
}

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
