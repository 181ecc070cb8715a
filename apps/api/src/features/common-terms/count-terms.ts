import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../database.ts';
import { replaceCommon } from './common-terms.repo.ts';

/** Hourly: finds the terms that too many people or postings have to tell them apart. */
export const countTermsJob = defineJob<Record<string, never>>('count-terms', {
  cron: '23 * * * *',
  once: true,
});

const common = { sample: 20_000, share: 0.03, least: 10 } as const;

export const countTerms = (commands: Db): Promise<void> =>
  commands.transaction().execute((tx) => replaceCommon(tx, common));
