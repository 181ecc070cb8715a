import type { TypesetJob } from './typeset.ts';
import { TypesettingLine } from './typesetting-line.ts';

interface TypesetRequest {
  /** Pictures by the name under which the template asks for them. */
  files?: TypesetJob['files'];
  /** Whose it is: nobody's documents fill the line. */
  by?: string;
}

/** Sets documents with Typst. Data are shown as they are; nothing in them is ever markup. */
export interface Typesetter {
  pdf(template: string, data: object, request?: TypesetRequest): Promise<Buffer>;
  /** One SVG per page, complete in itself: glyphs are outlines, pictures are inside. */
  pages(template: string, data: object, request?: TypesetRequest): Promise<string[]>;
  /** Of its process while there is one, for whoever measures it. */
  readonly pid: number | undefined;
  /** Ends its process; whoever still waits is told to come again. */
  close(): Promise<void>;
}

export interface TypesetterOptions {
  fontFiles: readonly string[];
  /** About two seconds of work; whoever comes later is better told to come again. */
  maxWaiting?: number;
  /** A document that takes longer is given up, and its process with it. */
  timeoutMs?: number;
  /** An idle process ends after this long; the next document starts another. */
  restMs?: number;
}

/** One document at a time, in a process that starts with the first. */
export function createTypesetter(options: TypesetterOptions): Typesetter {
  const line = new TypesettingLine({
    maxWaiting: 20,
    timeoutMs: 5000,
    restMs: 60_000,
    ...options,
  });
  const set = (as: TypesetJob['as'], template: string, data: object, request?: TypesetRequest) =>
    line.run(
      { as, template, data: wellFormedJson(data), files: request?.files ?? {} },
      request?.by,
    );
  return {
    pdf: async (...given) => {
      const { buffer, byteOffset, byteLength } = (await set('pdf', ...given)) as Uint8Array;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    pages: async (...given) => (await set('pages', ...given)) as string[],
    get pid() {
      return line.pid;
    },
    close: () => line.close(),
  };
}

/** Half of a surrogate pair is no text, and Typst's JSON reader stops at it. */
const wellFormedJson = (data: object): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
