export { forgetSeen } from './seen.repo.ts';
