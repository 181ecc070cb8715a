import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/** Builds `/service-worker.js`: one file without imports, at a fixed address. */
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
