import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';

/**
 * `npm run cluster`: OpenSearch with three nodes on this machine, for SEARCH_URL. `--data <folder>` keeps
 * what they hold; `--port 9201`: there and on the next two; `CLUSTER_HEAP=1024`: so many MB for each.
 */
await main(async () => {
  await ensureInstalled();
  const args = [join(root, 'cluster/serve-cluster.ts'), ...process.argv.slice(2)];
  process.exitCode = await runTogether([{ command: runtime(), args, ipc: true }]);
});
