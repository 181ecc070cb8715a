import { useQuery } from '@tanstack/react-query';
import {
  companyAccountQuery,
  companyNoticeQuery,
  studentAccountQuery,
  studentNoticeQuery,
} from './account.ts';
import { useStrategy } from './use-strategy.ts';

/** Undefined while loading, and for everyone who is not a student. */
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
