import { refuse } from '../../errors/refusal.ts';
import { WorkFailure } from '../../work/work-failure.ts';
import { WorkPool } from '../../work/work-pool.ts';
import type { ExaminedFile, ExamineJob } from './examine-file.ts';

/** Examines what people send: what it is, whether it is harmless, and pictures made anew. */
export interface Examiner {
  examine(job: ExamineJob, by: string): Promise<ExaminedFile>;
  close(): Promise<void>;
}

interface ExaminerOptions {
  /** The largest photo takes about two seconds; an archive of the largest size five. */
  timeoutMs?: number;
}

/** Somebody who drops a folder of pictures on a page. */
const forOne = { atOnce: 1, inLine: 8 };
/** Of the sixty files one may send in ten minutes each has a second. */
const budget = { workMs: 60_000, perMs: 600_000 };

/** Two files at a time, never two of one account, in processes that start when needed. */
export function createExaminer(options: ExaminerOptions = {}): Examiner {
  const pool = new WorkPool(
    { module: new URL('./examine-child.ts', import.meta.url), args: [], heapMegabytes: 128 },
    { atOnce: 2, forOne, budget, maxWaiting: 24, timeoutMs: 10_000, restMs: 60_000, ...options },
  );
  return {
    examine: async (job, by) => {
      try {
        return (await pool.run(job, by)) as ExaminedFile;
      } catch (error) {
        if (!(error instanceof WorkFailure) || error.why === 'fault') throw error;
        return refuse(error.why === 'lost' ? 'file_unreadable' : 'file_takes_too_long', {
          cause: error,
        });
      }
    },
    close: () => pool.close(),
  };
}
