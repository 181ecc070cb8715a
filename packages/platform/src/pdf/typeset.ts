import { resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { refuse } from '../errors/refusal.ts';
import { splitPages } from './svg-pages.ts';

/** What is to be set: our own source, and other people's words, which never become source. */
export interface TypesetJob {
  as: 'pdf' | 'pages';
  template: string;
  /** JSON; the template reads it with `json(bytes(sys.inputs.data))`. */
  data: string;
  /** Pictures by the name under which the template asks for them. */
  files: Record<string, Uint8Array>;
}

export type Typeset = (job: TypesetJob) => Uint8Array | string[];

/** A folder that is nowhere: a template reads the files of its job and nothing else. */
const workspace = resolve('/engawa-typesetting');
/** How many documents an unused intermediate result is kept for. */
const keptFor = 3;

/**
 * Outlines are drawn once per page that has the letter. A profile of the usual letters comes to 6 MB when
 * it is full; one of twenty thousand different kanji to 60, which no phone shows and no heap here holds.
 */
const maxSvg = { merged: 24_000_000, pages: 24_000_000 };

/** Synchronous, and nothing can stop it; `createTypesetter` runs it in a process of its own. */
export function createTypeset(fontFiles: readonly string[]): Typeset {
  // By path, a font is read only when a document has letters for it.
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
