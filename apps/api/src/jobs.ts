import { defineJob } from '@engawa/platform/jobs/job';
import { sweepFiles, sweepFilesJob } from './features/files/sweep-files.ts';
import { keepHouse } from './housekeeping.repo.ts';
import type { ApiServices } from './services.ts';

/** Once an hour: what has served its time goes. */
const housekeepingJob = defineJob<Record<string, never>>('housekeeping', { cron: '41 * * * *' });

/** Says what does the work of every job of the product; whoever starts the queue does this first. */
export function registerJobs({ jobs, files, databases, clock }: ApiServices): void {
  jobs.handle(sweepFilesJob, async () => {
    await sweepFiles(files, clock.now());
  });
  jobs.handle(housekeepingJob, () => keepHouse(databases.commands, clock.now()));
}
