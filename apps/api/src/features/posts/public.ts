export { presentPost } from './posts.present.ts';
export { countPosts, findPost, listPosts, lockPost, type PostRow } from './posts.repo.ts';
export { changePostStatus, savePost } from './save-post.ts';
