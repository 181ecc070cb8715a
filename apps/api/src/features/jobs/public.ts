export { jobCommands } from './admin.ts';
export { closeJobs, closeJobsJob } from './closing/close-jobs.ts';
export { presentChange } from './posting/changes.present.ts';
export { listChanges } from './posting/changes.repo.ts';
export { requireEmployer } from './posting/require-employer.ts';
export { listShownJobs } from './showing/open-jobs.repo.ts';
export { findShownJob, findVisibleJob, isOpenToStudent } from './showing/shown-jobs.repo.ts';
export { findJobForVisitor, isOpenToVisitor } from './showing/visitors.repo.ts';
export { countOpenJobs } from './status/postings.repo.ts';
