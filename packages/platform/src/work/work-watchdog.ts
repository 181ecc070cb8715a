import { parentPort, workerData } from 'node:worker_threads';

const { limitMs } = workerData as { limitMs: number };
let timer: NodeJS.Timeout | undefined;

// Usually the server ends a child that takes too long; this is for one whose server has died.
parentPort?.on('message', (what: 'begin' | 'end') => {
  clearTimeout(timer);
  if (what === 'begin') timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), limitMs);
});
