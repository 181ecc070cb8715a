export { translationSteps as translateJob } from '../translation-steps.ts';
