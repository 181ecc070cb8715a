import { refuse } from '../../errors/refusal.ts';
import type { TurnTaker } from '../../work/turns.ts';
import { WorkFailure } from '../../work/work-failure.ts';
import type { WorkLimits } from '../../work/work-limits.ts';
import { WorkPool } from '../../work/work-pool.ts';
import type { ExaminedFile, ExamineJob } from './examine-file.ts';
import { expectedWork } from './expected-work.ts';

/** Examines uploads: detects the type, refuses harmful content, re-encodes pictures. */
export interface Examiner {
  examine(job: ExamineJob, by: string | TurnTaker): Promise<ExaminedFile>;
  close(): Promise<void>;
}

export interface ExaminerOptions {
  /** The largest photo takes about two seconds; an archive of the largest size five. */
  limits?: WorkLimits;
  /** How long a file may wait in the queue. */
  maxWaitMs?: number;
}

const module = new URL('./examine-child.ts', import.meta.url);
/** `inLine` allows dropping a folder of pictures on a page. */
const lane = {
  atOnce: 1,
  forOne: { atOnce: 1, inLine: 8 },
  maxWaiting: 24,
  // Together with the work below the minute after which proxies time out.
  maxWaitMs: 40_000,
  limits: { cpuMs: 10_000, wallMs: 15_000 },
  restMs: 60_000,
};
const perMs = 600_000;
/**
 * Per person: one second for each of sixty files in ten minutes; a quick one needs less. Per
 * address, which a class may share: half of the queue, and three times one person's budget.
 */
const budgets = {
  quick: { account: 15_000, address: 45_000 },
  long: { account: 60_000, address: 180_000 },
};
const inLineFromAddress = lane.maxWaiting / 2;

/** Separate processes for quick and slow work: a small picture never waits for large ones. */
export function createExaminer(options: ExaminerOptions = {}): Examiner {
  const open = (priority: number, { account, address }: typeof budgets.quick) =>
    new WorkPool(
      { module, args: [], heapMegabytes: 128, priority },
      {
        ...lane,
        budget: { workMs: account, perMs },
        forAddress: { inLine: inLineFromAddress, budget: { workMs: address, perMs } },
        ...options,
      },
    );
  const pools = { quick: open(5, budgets.quick), long: open(10, budgets.long) };
  return {
    examine: async (job, by) => {
      const { quick, costMs } = await expectedWork(job);
      const pool = pools[quick ? 'quick' : 'long'];
      try {
        return (await pool.run(job, by, costMs)) as ExaminedFile;
      } catch (error) {
        if (!(error instanceof WorkFailure) || error.why === 'fault') throw error;
        return refuse(error.why === 'lost' ? 'file_unreadable' : 'file_takes_too_long', {
          cause: error,
        });
      }
    },
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}
