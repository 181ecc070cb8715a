import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // The IPC channel closes when this process dies, and the product then stops.
  const args = [...serverFlags, join(root, 'apps/engawa/src/main.ts')];
  const product = { command: runtime(), args, env: serverEnv, ipc: true };
  process.exitCode = await runTogether([product]);
});
