import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/** `/service-worker.js`: one file without imports, at an address that stays. */
export function serviceWorker(): Plugin {
  return {
    name: 'engawa:service-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
