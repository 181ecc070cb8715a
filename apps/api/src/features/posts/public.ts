export { presentPost } from './posts.present.ts';
export { changedAt, countPosts, findPost, listPosts, type PostRow } from './posts.repo.ts';
export { changePostStatus, savePost } from './save-post.ts';
