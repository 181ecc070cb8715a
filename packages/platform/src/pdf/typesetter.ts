import { randomUUID } from 'node:crypto';
import { SharedWork } from '../work/shared-work.ts';
import type { WorkFailure } from '../work/work-failure.ts';
import type { WorkLimits } from '../work/work-limits.ts';
import { WorkPool } from '../work/work-pool.ts';
import { contentOf, RememberedFailures } from './remembered-failures.ts';
import type { TypesetJob } from './typeset.ts';

interface TypesetRequest {
  /** Pictures by the name under which the template asks for them. */
  files?: TypesetJob['files'];
  /** The account, for fair scheduling. */
  by?: string;
}

/** Typesets documents with Typst. User data never becomes markup. */
export interface Typesetter {
  pdf(template: string, data: object, request?: TypesetRequest): Promise<Buffer>;
  /** One self-contained SVG per page: glyphs are outlines, pictures are embedded. */
  pages(template: string, data: object, request?: TypesetRequest): Promise<string[]>;
  readonly pid: number | undefined;
  /** Ends the processes; pending documents are refused as unavailable. */
  close(): Promise<void>;
}

export interface TypesetterOptions {
  fontFiles: readonly string[];
  /** A few seconds of work; further documents are refused as overload. */
  maxWaiting?: number;
  /** A document that exceeds them is refused, and its process killed. */
  limits?: WorkLimits;
  restMs?: number;
  now?: () => number;
  onFailure?: (failure: WorkFailure) => void;
}

/** Per account: the page drawn during editing in two tabs, a preview and its PDF. */
const forOne = { atOnce: 1, inLine: 4 };
/** Enough for a full profile every ten seconds. */
const budget = { workMs: 20_000, perMs: 120_000 };

/** CPU time limits how long a document takes; `wallMs` ends one that hangs, also on a busy machine. */
const limits = { cpuMs: 5_000, wallMs: 30_000 };

/** Two documents at a time, never two of one account, in processes started on demand. */
export function createTypesetter({
  fontFiles,
  onFailure,
  ...options
}: TypesetterOptions): Typesetter {
  const pool = new WorkPool(
    {
      module: new URL('./typeset-child.ts', import.meta.url),
      args: fontFiles,
      heapMegabytes: 192,
      // Below the server, but somebody waits for each document.
      priority: 5,
    },
    { atOnce: 2, forOne, budget, maxWaiting: 20, limits, restMs: 60_000, ...options },
  );
  const failures = new RememberedFailures(
    options.now ?? (() => performance.now()),
    onFailure ?? (() => undefined),
  );
  const underWay = new SharedWork<unknown>();
  const set = (
    as: TypesetJob['as'],
    template: string,
    data: object,
    { files = {}, by = randomUUID() }: TypesetRequest = {},
  ) => {
    const job: TypesetJob = { as, template, data: wellFormedJson(data), files };
    const content = contentOf(job);
    return underWay.run(`${by} ${content}`, () =>
      failures.watch(content, job, () => pool.run(job, by)),
    );
  };
  return {
    pdf: async (...given) => {
      const { buffer, byteOffset, byteLength } = (await set('pdf', ...given)) as Uint8Array;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    pages: async (...given) => (await set('pages', ...given)) as string[],
    get pid() {
      return pool.pid;
    },
    close: () => pool.close(),
  };
}

/** Replaces lone surrogates, at which Typst's JSON reader stops. */
const wellFormedJson = (data: object): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
