import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

/** The students' sign-in alone, for products that run elsewhere. */
await main(async () => {
  await ensureInstalled();
  // The channel ends when this process dies, however it dies: the service then stops itself.
  const service = {
    command: runtime(),
    args: [...serverFlags, join(root, 'apps/identity/src/main.ts')],
    env: serverEnv,
    ipc: true,
  };
  process.exitCode = await runTogether([service]);
});
