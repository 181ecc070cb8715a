import { resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { refuse } from '../errors/refusal.ts';
import { splitPages } from './svg-pages.ts';

/** Our own template, and users' texts as data, which never become source. */
export interface TypesetJob {
  as: 'pdf' | 'pages';
  template: string;
  /** JSON; the template reads it with `json(bytes(sys.inputs.data))`. */
  data: string;
  files: Record<string, Uint8Array>;
}

export type Typeset = (job: TypesetJob) => Uint8Array | string[];

/** A folder that does not exist, so that a template can read only the files of its job. */
const workspace = resolve('/engawa-typesetting');
/** Number of documents after which an unused intermediate result is evicted. */
const keptFor = 3;

/**
 * Each page repeats the outlines of its letters. A full profile of usual letters takes 6 MB, one of
 * twenty thousand different kanji 60 MB, which would exceed phones and our heap.
 */
const maxSvg = { merged: 24_000_000, pages: 24_000_000 };

/** Synchronous and uninterruptible; `createTypesetter` runs it in a process of its own. */
export function createTypeset(fontFiles: readonly string[]): Typeset {
  // Given by path, a font is only read when a document needs it.
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [...fontFiles] }] });
  return ({ as, template, data, files }) => {
    try {
      for (const [name, bytes] of Object.entries(files)) {
        compiler.mapShadow(resolve(workspace, name), Buffer.from(bytes));
      }
      const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
      const document = compiled.result;
      if (!document) {
        const fault = compiled.takeDiagnostics();
        throw new Error(`Typesetting failed: ${JSON.stringify(fault?.shortDiagnostics)}`);
      }
      if (as === 'pdf') return compiler.pdf(document);
      const svg = compiler.plainSvg(document);
      if (svg.length > maxSvg.merged) refuse('preview_too_long');
      const pages = splitPages(svg, document.numOfPages);
      const length = pages.reduce((sum, page) => sum + page.length, 0);
      return length > maxSvg.pages ? refuse('preview_too_long') : pages;
    } finally {
      compiler.resetShadow();
      compiler.evictCache(keptFor);
    }
  };
}
