/**
 * Feature labels. A company's own labels, for connections and for applications: one set of
 * handlers, bound twice.
 */

export { labelHandlers } from './label-handlers.ts';
export { insertLabel, labelRows } from './labels.repo.ts';
