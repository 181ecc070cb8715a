export { matchOfJob } from './match-of-job.ts';
