import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createTypeset, type TypesetJob } from './typeset.ts';
import type { TypesetAnswer } from './typesetting-process.ts';

const [limitMs, ...fontFiles] = process.argv.slice(2);

// The server has ended, so nobody waits for documents any more.
process.on('disconnect', () => process.exit());
// Ctrl-C and a service manager reach the whole group; a document on hand is still waited for.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

try {
  // Before Typst starts its threads, because they inherit the priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where the system forbids it, documents run at normal priority.
}

// While Typst works, this thread hears neither the parent's end nor a signal: another one counts.
const watchdog = new Worker(new URL('./typeset-watchdog.ts', import.meta.url), {
  workerData: { limitMs: Number(limitMs) + 2000 },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
});
watchdog.unref();

const typeset = createTypeset(fontFiles);

process.on('message', (job: TypesetJob) => {
  tell(watchdog, 'begin');
  const answer = outcome(job);
  tell(watchdog, 'end');
  process.send?.(answer);
});
process.send?.({ ready: true } satisfies TypesetAnswer);

function tell(worker: Worker, what: 'begin' | 'end'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  worker.postMessage(what);
}

function outcome(job: TypesetJob): TypesetAnswer {
  try {
    return { made: typeset(job) };
  } catch (error) {
    return { fault: String(error) };
  }
}
