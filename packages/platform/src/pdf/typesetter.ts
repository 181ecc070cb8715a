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
  /** Whose it is: accounts take turns. */
  by?: string;
}

/** Sets documents with Typst. Data are shown as they are; nothing in them is ever markup. */
export interface Typesetter {
  pdf(template: string, data: object, request?: TypesetRequest): Promise<Buffer>;
  /** One SVG per page, complete in itself: glyphs are outlines, pictures are inside. */
  pages(template: string, data: object, request?: TypesetRequest): Promise<string[]>;
  /** Of its process while there is one, for whoever measures it. */
  readonly pid: number | undefined;
  /** Ends its processes; whoever still waits is told to come again. */
  close(): Promise<void>;
}

export interface TypesetterOptions {
  fontFiles: readonly string[];
  /** A few seconds of work; whoever comes later is better told to come again. */
  maxWaiting?: number;
  /** A document that takes longer is given up, and its process with it. */
  limits?: WorkLimits;
  /** An idle process ends after this long; the next document starts another. */
  restMs?: number;
  now?: () => number;
  /** Told once for each content that could not be set. */
  onFailure?: (failure: WorkFailure) => void;
}

/**
 * The page that is drawn while somebody writes, in two tabs, a preview and the PDF of it, one after
 * the other; who asks for more at once is not reading them.
 */
const forOne = { atOnce: 1, inLine: 4 };
/** A full profile can be looked at every ten seconds, an ordinary one as often as anybody can. */
const budget = { workMs: 20_000, perMs: 120_000 };

/** By the clock as long as the client waits. */
const limits = { cpuMs: 5_000, wallMs: 10_000 };

/** Two documents at a time, never two of one account, in processes that start when needed. */
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

/** Half of a surrogate pair is no text, and Typst's JSON reader stops at it. */
const wellFormedJson = (data: object): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
