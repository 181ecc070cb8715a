export { findPlan, lockPlan } from './plan.repo.ts';
export { hasRoom, limitOf } from './plan.rules.ts';
