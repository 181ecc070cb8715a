import { resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
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
      return as === 'pdf'
        ? compiler.pdf(document)
        : splitPages(compiler.plainSvg(document), document.numOfPages);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(keptFor);
    }
  };
}
