export { translationSteps as translateGeneral } from '../translation-steps.ts';
