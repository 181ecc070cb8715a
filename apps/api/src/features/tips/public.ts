export { listNewestTips } from './newest-tips.repo.ts';
