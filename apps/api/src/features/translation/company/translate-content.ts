export { translationSteps as translateContent } from '../translation-steps.ts';
