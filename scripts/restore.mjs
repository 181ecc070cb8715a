import { join } from 'node:path';
import { runTogether } from './child.mjs';
import { main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

await main(async () => {
  await ensureInstalled();
  const args = [join(root, 'apps/engawa/src/restore.ts'), ...process.argv.slice(2)];
  process.exitCode = await runTogether([{ command: runtime(), args }]);
});
