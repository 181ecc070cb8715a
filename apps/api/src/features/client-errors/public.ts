export { clientErrorCommands } from './admin.ts';
export { countReports, errorBudget } from './budget.ts';
export { countNewErrors } from './client-errors.repo.ts';
export { type KnownClient, noClient, readKnownClient } from './known-client.ts';
