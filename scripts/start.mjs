import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runTogether } from './child.mjs';
import { main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // The channel ends when this process dies, however it dies: the product then stops itself.
  const product = { command: runtime(), args: [join(root, 'apps/engawa/src/main.ts')], ipc: true };
  process.exitCode = await runTogether([product]);
});
