import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTogether } from './child.mjs';
import { Advice, main, root } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

await main(async () => {
  const known = readdirSync(join(root, 'bench'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''));
  const name = process.argv[2];
  if (!known.includes(name)) {
    throw new Advice(
      `Which bench? Say "npm run bench -- ${known.join('" or "npm run bench -- ')}".`,
    );
  }
  await ensureInstalled();
  const bench = {
    command: runtime(),
    args: [join(root, 'bench', `${name}.ts`), ...process.argv.slice(3)],
  };
  process.exitCode = await runTogether([bench]);
});
