export { twoStepCommands } from './admin.ts';
export { checkCode, countCode } from './check-code.ts';
export { findMember } from './member.repo.ts';
export { notifyOwner } from './notify-owner.ts';
export type { TwoStepServices } from './services.ts';
export { deleteTwoStep, isTwoStepOn } from './two-step.repo.ts';
