import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';
import { compileCacheEnv } from './server-flags.mjs';

/** Runs a TypeScript entry file of the product with this command's arguments. */
export const runEntry = (file) =>
  main(async () => {
    await ensureInstalled();
    const args = [join(root, file), ...process.argv.slice(2)];
    process.exitCode = await runTogether([{ command: runtime(), args, env: compileCacheEnv }]);
  });
