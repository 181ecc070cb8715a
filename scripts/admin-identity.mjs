import { join } from 'node:path';
import { runTogether } from './child.mjs';
import { main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

/** The operator's commands where the students' sign-in runs alone. */
await main(async () => {
  await ensureInstalled();
  const args = [join(root, 'apps/identity/src/admin.ts'), ...process.argv.slice(2)];
  process.exitCode = await runTogether([{ command: runtime(), args }]);
});
