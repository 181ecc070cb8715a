export { twoStepCommands } from './admin.ts';
export { checkCode, countCode } from './check-code.ts';
export { findMember } from './member.repo.ts';
export type { TwoStepServices } from './services.ts';
export { tellOwner } from './tell-owner.ts';
export { deleteTwoStep, isTwoStepOn } from './two-step.repo.ts';
