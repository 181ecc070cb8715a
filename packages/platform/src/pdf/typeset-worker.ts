import { parentPort, workerData } from 'node:worker_threads';
import { createTypeset, type TypesetJob } from './typeset.ts';

const typeset = createTypeset((workerData as { fontFiles: string[] }).fontFiles);

parentPort?.on('message', (job: TypesetJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(outcome(job));
});

function outcome(job: TypesetJob) {
  try {
    return { made: typeset(job) };
  } catch (error) {
    return { fault: String(error) };
  }
}
