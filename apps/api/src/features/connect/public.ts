export { endUnanswered, endUnansweredJob } from './end-unanswered.ts';
export { addLabels, insertLabel, listLabels, lockLabels } from './labels.repo.ts';
export { countNewConnections } from './new-connections.repo.ts';
export { countSent } from './requests-sent.repo.ts';
export { shutOut } from './shut-out.ts';
export { tellOfChange, tellOfExpiry } from './tell.ts';
export type { Tie } from './tie.rules.ts';
export { type Pair, writeTie } from './ties.repo.ts';
export { countWaiting } from './waiting.repo.ts';
