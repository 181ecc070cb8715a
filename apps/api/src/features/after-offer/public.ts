export { listOpenSteps } from './list-open-steps.ts';
