import type { QueryOf } from '@engawa/contract/endpoint';
import type { listCompanyThreads } from '@engawa/contract/messages/company';
import type { Narrowing } from './company-threads.repo.ts';

type Asked = Omit<QueryOf<typeof listCompanyThreads>, 'cursor'>;

export const narrowingOf = (
  { unread, label, mine, job }: Asked,
  { accountId, level }: { accountId: string; level: number },
): Narrowing => ({
  unread: unread !== undefined,
  label,
  assignee: mine === undefined ? undefined : accountId,
  job,
  applicantsOnly: level === 3,
});
