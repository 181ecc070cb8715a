import type { QueryOf } from '@engawa/contract/endpoint';
import type { listCompanyThreads } from '@engawa/contract/messages/company';
import type { Narrowing } from './company-threads.repo.ts';

type Asked = Omit<QueryOf<typeof listCompanyThreads>, 'cursor'>;

export const narrowingOf = (
  { unread, label, mine }: Asked,
  { accountId }: { accountId: string },
): Narrowing => ({
  unread: unread !== undefined,
  label,
  assignee: mine === undefined ? undefined : accountId,
});
