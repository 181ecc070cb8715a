export { matchOfJob, wishesOfPosting } from './match-of-job.ts';
export { matchOfView, withoutScoreTips } from './match-of-view.ts';
