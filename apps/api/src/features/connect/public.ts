export { shutOut } from './shut-out.ts';
