import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

/** The identity service alone, for products that run elsewhere. */
await main(async () => {
  await ensureInstalled();
  // The IPC channel closes when this process dies, and the service then stops.
  const service = {
    command: runtime(),
    args: [...serverFlags, join(root, 'apps/identity/src/main.ts')],
    env: serverEnv,
    ipc: true,
  };
  process.exitCode = await runTogether([service]);
});
