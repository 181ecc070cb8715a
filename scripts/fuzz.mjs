import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runTogether } from './child.mjs';
import { Advice, main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

const full = 250_000;

/**
 * `npm run fuzz`: sends requests generated from the contract and checks every answer. `--count
 * 1000`: number of requests; `SEED=7 npm run fuzz -- --from 4200`: repeats the same ones from
 * there; `--repeat '{…}'` or `--repeat file.json`: repeats a printed one.
 */
await main(async () => {
  const { count, from, repeat } = readOptions();
  await ensureInstalled();
  process.env.SEED ??= String(randomInt(1_000_000));
  process.env.FUZZ_COUNT = count;
  process.env.FUZZ_FROM = from;
  if (repeat) process.env.FUZZ_REPEAT = repeat;
  console.log(
    repeat ? 'One request again.' : `SEED=${process.env.SEED}, ${count} requests from ${from}.`,
  );
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', 'apps/api/tests/http/fuzz.long.test.ts'];
  process.exitCode = await runTogether([{ command: runtime(), args }]);
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string' },
        from: { type: 'string' },
        repeat: { type: 'string' },
      },
    });
    const { count = String(full), from = '0', repeat } = values;
    if (![count, from].every((one) => /^\d+$/.test(one))) throw new Error('no numbers');
    return { count, from, repeat };
  } catch {
    throw new Advice(
      'Say npm run fuzz -- [--count <number>] [--from <number>] [--repeat <json or file>].',
    );
  }
}
