export { labelHandlers } from './label-handlers.ts';
export { insertLabel, labelRows } from './labels.repo.ts';
