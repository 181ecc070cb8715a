import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../errors/refusal.ts';
import { cpuAlarm } from './work-limits.ts';
import type { WorkAnswer } from './work-process.ts';
import type { Watch } from './work-watchdog.ts';

/** The main function of a work process: does one job after another until the server ends. */
export function serveWork(prepare: (args: string[]) => (job: never) => unknown): void {
  const [cpuMs, wallMs, priority, ...args] = process.argv.slice(2);

  process.on('disconnect', () => process.exit());
  // Ctrl-C and service managers signal the whole group; the server waits for the running job.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});

  try {
    // Before native code starts its threads, because they inherit the priority.
    setPriority(Number(priority));
  } catch {
    // Where the system forbids it, the priority stays that of the server.
  }

  // A thread of its own, since native code blocks this one's signals and events.
  const watchdog = new Worker(new URL('./work-watchdog.ts', import.meta.url), {
    workerData: {
      cpuMs: Number(cpuMs),
      cpuAlarm,
      abandonedMs: Number(wallMs) + 2000,
    } satisfies Watch,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  watchdog.unref();

  const work = prepare(args);
  const answer = async (job: unknown) => {
    post(watchdog, 'begin');
    // The caller passes the job type that the module declares.
    const answered = await outcome(() => work(job as never));
    post(watchdog, 'end');
    tellServer(answered);
  };
  process.on('message', (job) => void answer(job));
  tellServer({ ready: true });
}

/** Ignores failures: the server has been killed. */
function tellServer(answer: WorkAnswer): void {
  process.send?.(answer, (error: Error | null) => {
    if (error) process.exit();
  });
}

function post(worker: Worker, what: 'begin' | 'end'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  worker.postMessage(what);
}

async function outcome(work: () => unknown): Promise<WorkAnswer> {
  try {
    return { made: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, details: error.options.details };
    const { code } = error as NodeJS.ErrnoException;
    return { fault: String(error), code: typeof code === 'string' ? code : undefined };
  }
}
