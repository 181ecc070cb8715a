import { join } from 'node:path';
import { runTogether } from '../child.mjs';
import { main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';

const vitePort = 5173;

await main(async () => {
  await ensureInstalled();
  const node = runtime();
  console.log(`Development with hot reload: http://localhost:${process.env.PORT ?? 3000}`);
  process.exitCode = await runTogether([
    {
      command: node,
      args: ['--watch', '--watch-preserve-output', join(root, 'apps/engawa/src/main.ts')],
      env: { ENGAWA_WEB_DEV: `http://127.0.0.1:${vitePort}` },
    },
    {
      command: node,
      args: [
        join(root, 'node_modules/vite/bin/vite.js'),
        '--host=127.0.0.1',
        `--port=${vitePort}`,
        '--strictPort',
        '--clearScreen=false',
        '--logLevel=warn',
      ],
      cwd: join(root, 'apps', 'web'),
    },
  ]);
});
