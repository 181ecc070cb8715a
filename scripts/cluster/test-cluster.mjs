import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';

/** `npm run test:cluster`: what needs a search cluster, and with it Java and Maven; `-- <path>`: this alone. */
await main(async () => {
  await ensureInstalled();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--config', 'cluster/vitest.config.ts', ...process.argv.slice(2)];
  process.exitCode = await runTogether([{ command: runtime(), args, cwd: root }]);
});
