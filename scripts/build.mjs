import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Advice, lastLines, main, root, runQuietly } from './command.mjs';
import { ensureInstalled, runtime } from './install.mjs';

const web = join(root, 'apps', 'web');
// Vite empties dist first, so a failed build leaves no hash behind.
const hashFile = join(web, 'dist', '.build-hash');
const sources = ['apps/web', 'packages/contract/src', 'packages/theme/src', 'package-lock.json'];

export async function ensureBuilt() {
  const wanted = hashOfSources();
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === wanted) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const step = 'Building the web client';
  // Error reports name the build by the first twelve characters of dist/.build-hash.
  const env = { ...process.env, VITE_RELEASE: wanted.slice(0, 12) };
  const { code, output } = await runQuietly(step, runtime(), [vite, 'build'], { cwd: web, env });
  if (code !== 0) {
    console.error(lastLines(output, 20));
    throw new Advice(
      'The web client could not be built: mend what is named above and start again.',
    );
  }
  writeFileSync(hashFile, wanted);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const full = join(root, path);
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\n`).update(readFileSync(full));
    return;
  }
  const names = readdirSync(full);
  names.sort();
  for (const name of names) {
    if (name !== 'node_modules' && name !== 'dist') addToHash(hash, `${path}/${name}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
