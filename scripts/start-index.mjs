import { join } from 'node:path';
import { runTogether } from './child.mjs';
import { main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';
import { serverEnv, serverFlags } from './server-flags.mjs';

/** The index that is searched, for several copies of the API. */
await main(async () => {
  await ensureInstalled();
  // The channel ends when this process dies, however it dies: the service then stops itself.
  const service = {
    command: runtime(),
    args: [...serverFlags, join(root, 'apps/api/src/index-service/main.ts')],
    env: serverEnv,
    ipc: true,
  };
  process.exitCode = await runTogether([service]);
});
