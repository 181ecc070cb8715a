export { presentPost } from './posts.present.ts';
export { countPosts, findPost, listPosts, type PostRow } from './posts.repo.ts';
export { changePostStatus, savePost } from './save-post.ts';
