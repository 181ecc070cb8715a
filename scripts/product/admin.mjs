import { runEntry } from './run-entry.mjs';

await runEntry('apps/engawa/src/admin.ts');
