import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';
import { keptWork } from './server-flags.mjs';

/** A command of the product: this file of it, with whatever was written behind the command. */
export const runEntry = (file) =>
  main(async () => {
    await ensureInstalled();
    const args = [join(root, file), ...process.argv.slice(2)];
    process.exitCode = await runTogether([{ command: runtime(), args, env: keptWork }]);
  });
