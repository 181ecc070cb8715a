import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTogether } from './child.mjs';
import { Advice, main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

const full = 50;

/**
 * `npm run torture`: kills servers, their worker processes and PostgreSQL, 50 times each, during
 * commands of every kind, and checks the outcome of each command. `--kills 10`: times each; `SEED=7
 * npm run torture`: the same writes and moments; `--only <expression>`: only commands with matching
 * ids.
 */
await main(async () => {
  const { kills, only } = readOptions();
  await ensureInstalled();
  process.env.SEED ??= String(randomInt(1_000_000));
  process.env.TORTURE_KILLS = kills;
  if (only) process.env.TORTURE_ONLY = only;
  console.log(`SEED=${process.env.SEED}, ${kills} kills of each.`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', 'apps/api/tests/http/torture.life.test.ts'];
  process.exitCode = await runTogether([{ command: runtime(), args }]);
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { kills: { type: 'string' }, only: { type: 'string' } },
    });
    const { kills = String(full), only } = values;
    if (!/^[1-9]\d*$/.test(kills)) throw new Error('no number');
    return { kills, only };
  } catch {
    throw new Advice('Say npm run torture -- [--kills <number>] [--only <expression>].');
  }
}
