export { beginFromJob } from './begin-from-job.ts';
export { spreadOut, spreadOutJob } from './exposure/spread-out.ts';
