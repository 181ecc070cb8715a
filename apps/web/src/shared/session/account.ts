import { showCompanyAccount } from '@engawa/contract/account/company';
import { showStudentAccount } from '@engawa/contract/account/student';
import { countCompanyNotices } from '@engawa/contract/notifications/company';
import { countStudentNotices } from '@engawa/contract/notifications/student';
import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { endpointPartQuery } from '../api/endpoint-query.ts';
import type { Strategy } from './auth-jar.ts';
import type { CompanyAccount } from './create-session.ts';

/** Refetched after each navigation; two navigations within a second share an answer. */
const fresh = { staleTime: 1_000, meta: { background: true } } as const;

export const studentAccountQuery = endpointPartQuery(
  showStudentAccount,
  {},
  ({ user }) => user,
  fresh,
);

export const companyAccountQuery = endpointPartQuery(
  showCompanyAccount,
  {},
  ({ user }) => user,
  fresh,
);

export const studentNoticeQuery = endpointPartQuery(
  countStudentNotices,
  {},
  ({ notice }) => notice,
  fresh,
);

export const companyNoticeQuery = endpointPartQuery(
  countCompanyNotices,
  {},
  ({ notice }) => notice,
  fresh,
);

export const accountKey = (strategy: Strategy) =>
  strategy === 'student' ? studentAccountQuery.queryKey : companyAccountQuery.queryKey;

export const noticeKey = (strategy: Strategy) =>
  strategy === 'student' ? studentNoticeQuery.queryKey : companyNoticeQuery.queryKey;

export const levelOf = (account: CompanyAccount): AuthorityLevel => account.role as AuthorityLevel;
