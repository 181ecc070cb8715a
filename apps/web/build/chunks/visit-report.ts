import type { Plugin, Rolldown } from 'vite';
import { closure } from './chunk-plan.ts';
import { type Modules, readModules } from './read-modules.ts';
import { aroundPage, main, nameOfPage } from './visits.ts';
import { isWords } from './word-chunks.ts';

/** `.vite/visits.json`: the files that each page and each other entry fetches. */
export interface VisitReport {
  entry: string[];
  pages: Record<string, { frame: string[]; page: string[]; words: string[] } | undefined>;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Writes for scripts/check-bundle.mjs which files a first visit of each page fetches: names of
 * shared chunks do not say which pages use them.
 */
export function visitReport(): Plugin {
  return {
    name: 'engawa:visit-report',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const byFile: Chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const byModule: Chunks = new Map(
        chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
      );
      const modules = readModules(main, this);
      const fetched = (ids: readonly string[]) =>
        filesOf(
          ids.flatMap((id) => byModule.get(id) ?? []),
          byFile,
        );
      const pages = [...byModule.keys()].flatMap((id) => {
        const name = nameOfPage(id);
        const files = {
          frame: fetched(aroundPage(id, modules)),
          page: fetched([id]),
          words: fetched(wordsOf(id, modules)),
        };
        return name ? [[name, files] as const] : [];
      });
      const source = JSON.stringify({ entry: fetched([main]), pages: Object.fromEntries(pages) });
      this.emitFile({ type: 'asset', fileName: '.vite/visits.json', source });
    },
  };
}

function filesOf(chunks: readonly Rolldown.OutputChunk[], byFile: Chunks): string[] {
  const found = new Set<string>();
  const waiting = [...chunks];
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    waiting.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return [...found].toSorted();
}

function wordsOf(page: string, modules: Modules): string[] {
  const needed = [...closure([page], modules)];
  return needed.flatMap((id) => modules.get(id)?.dynamicImports ?? []).filter(isWords);
}
