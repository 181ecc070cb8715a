export { presentRecruiter, presentStudent } from './account.present.ts';
export { readRecruiter, readStudent } from './account.repo.ts';
