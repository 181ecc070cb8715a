export { endUnanswered, endUnansweredJob } from './end-unanswered.ts';
export { shutOut } from './shut-out.ts';
