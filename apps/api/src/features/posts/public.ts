/**
 * Feature posts. Lists, handlers and status that events, articles and tips share.
 */

export { listOf, openPost, postHandlers } from './post-handlers.ts';
export { presentPost } from './posts.present.ts';
export { lockPost, type PostRow, type PostSearch, pageOf, postRows } from './posts.repo.ts';
export { changePostStatus, savePost } from './save-post.ts';
