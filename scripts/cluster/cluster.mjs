import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';

/**
 * `npm run cluster`: OpenSearch with three nodes on this machine, for SEARCH_URL. `--data <folder>`
 * keeps the data; `--port 9201`: this and the next two ports; `CLUSTER_HEAP=1024`: MB per node.
 */
await main(async () => {
  await ensureInstalled();
  const args = [join(root, 'cluster/serve-cluster.ts'), ...process.argv.slice(2)];
  process.exitCode = await runTogether([{ command: runtime(), args, ipc: true }]);
});
