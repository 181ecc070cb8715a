export { findThreadOf, openThread, threadBetween } from './threads/threads.repo.ts';
export { countUnread } from './threads/unread.repo.ts';
