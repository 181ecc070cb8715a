import type { ItemChange } from '@engawa/contract/jobs/posting/posting-report';

export const presentChange = ({ changedAt, ...change }: ItemChange & { changedAt: Date }) => ({
  changedAt: changedAt.toISOString(),
  ...change,
});
