import { runEntry } from './run-entry.mjs';

/** Operator commands for an identity service that runs alone. */
await runEntry('apps/identity/src/admin.ts');
