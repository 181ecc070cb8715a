import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

// Run by the Node of the packages, because the table is TypeScript.
await main(async () => {
  await ensureInstalled();
  const args = [join(root, 'apps/web/src/app/routes/list-missing.ts')];
  const { status } = spawnSync(runtime(), args, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
