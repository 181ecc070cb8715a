export { matchOfJob, wishesOfPosting } from './match-of-job.ts';
export { matchOfView, withoutRaises } from './match-of-view.ts';
