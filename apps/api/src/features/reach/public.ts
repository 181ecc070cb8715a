export { isInAudience, reach } from './reach.repo.ts';
