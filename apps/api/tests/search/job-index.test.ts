import { expect, test } from 'vitest';
import { findJobs } from '../../src/features/discover/search/find-jobs.ts';
import { findJobsInRows, type JobSearch } from '../../src/features/discover/search/found.repo.ts';
import { companyEngineTests } from '../../testing/engines/company-suite.ts';
import { jobEngineTests } from '../../testing/engines/job-suite.ts';
import { endSearchThread } from '../../testing/finding/search-thread.ts';

const tried = jobEngineTests(() => ({ ENGAWA_INDEX: 'on' }));
companyEngineTests(tried);

test('a dead thread is replaced, and the database answers meanwhile', async () => {
  const { api, untilReady, expectTheSame, seeker } = tried();
  const { indexes, databases } = api.services;
  const db = databases.commands;
  const asked: JobSearch = { filter: {}, sort: 'newest', cursor: undefined };
  const before = await findJobsInRows(db, seeker, asked);
  const answers = Array.from({ length: 20 }, () => findJobs({ db, indexes }, seeker, asked));
  await endSearchThread(api);
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(before);
  await untilReady();
  await expectTheSame(asked);
});
