import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';

/** `npm run test:cluster`: tests with a search cluster; `-- <path>`: these only. */
await main(async () => {
  await ensureInstalled();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--config', 'cluster/vitest.config.ts', ...process.argv.slice(2)];
  process.exitCode = await runTogether([{ command: runtime(), args, cwd: root }]);
});
