import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Advice, main, root } from '../command.mjs';
import { ensureInstalled, runtime } from '../install.mjs';

const app = join(root, 'apps/engawa');
const largestBytes = 500 * 1024;

/** `npm run release-dump`, once per release: dumps the demo for tests of later releases. */
await main(async () => {
  await ensureInstalled();
  const { version } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'engawa-release-'));
  // When run as root, PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  try {
    const env = { ENGAWA_DATA: join(folder, 'data'), ENGAWA_BACKUPS: join(folder, 'backups') };
    await fill(env);
    await run('backup.ts', env, ['--without-files']);
    const [made] = await readdir(env.ENGAWA_BACKUPS);
    const { size } = await stat(join(env.ENGAWA_BACKUPS, made));
    if (size > largestBytes) {
      throw new Advice(`The dump has ${size} bytes, more than the repository should carry.`);
    }
    const kept = join(app, 'releases', `${version}.backup`);
    await mkdir(join(app, 'releases'), { recursive: true });
    await copyFile(join(env.ENGAWA_BACKUPS, made), kept);
    await chmod(kept, 0o644);
    console.log(`${kept} (${Math.round(size / 1024)} kB)`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Starts and stops the product, which creates the demo and everything else a start creates. */
async function fill(env) {
  const more = { PORT: String(await freePort()), ENGAWA_DEMO: 'on' };
  // Avoids building the client, because no page is requested.
  const product = start('main.ts', { ...env, ...more, ENGAWA_WEB_DEV: 'http://127.0.0.1:9' });
  product.child.stdout.on('data', (data) => {
    if (String(data).includes('Ready: ')) product.child.kill('SIGTERM');
  });
  await product.ended;
}

async function run(file, env, words) {
  const { ended } = start(file, env, words);
  await ended;
}

function start(file, env, words = []) {
  const child = spawn(runtime(), [join(app, 'src', file), ...words], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Advice(`${file} ended with ${code}: see its message above.`);
  });
  return { child, ended };
}

async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
