import { parentPort, workerData } from 'node:worker_threads';

export interface Watch {
  /** Processor time after which the process signals itself. */
  cpuMs: number;
  cpuAlarm: NodeJS.Signals;
  /** For orphans: usually the server kills a child that takes too long. */
  abandonedMs: number;
}

const { cpuMs, cpuAlarm, abandonedMs } = workerData as Watch;
let timer: NodeJS.Timeout | undefined;
let counting: NodeJS.Timeout | undefined;

const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

parentPort?.on('message', (what: 'begin' | 'end') => {
  clearTimeout(timer);
  clearInterval(counting);
  if (what === 'end') return;
  const before = spentMs();
  timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), abandonedMs);
  counting = setInterval(() => {
    if (spentMs() - before > cpuMs) process.kill(process.pid, cpuAlarm);
  }, 50);
});
