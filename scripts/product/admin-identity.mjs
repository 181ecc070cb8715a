import { runEntry } from './run-entry.mjs';

/** The operator's commands where the students' sign-in runs alone. */
await runEntry('apps/identity/src/admin.ts');
