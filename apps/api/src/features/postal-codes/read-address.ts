import { Worker } from 'node:worker_threads';
import type { addressOf } from './address-of.rules.ts';

type Found = ReturnType<typeof addressOf>;

interface Asked {
  resolve(found: Found): void;
  reject(error: Error): void;
}

/** People who fill in a form ask again within a minute or not at all. */
const restMs = 60_000;

let thread: Worker | undefined;
let asked: Asked[] = [];
let resting: NodeJS.Timeout | undefined;

/**
 * Japan Post's own list comes with a package that keeps it in memory once it is loaded: 90 MB that few
 * calls need. A thread loads the list when somebody asks, and its memory is given back when nobody has
 * asked for a while.
 */
export function readAddress(code: string): Promise<Found> {
  clearTimeout(resting);
  thread ??= start();
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  asked.push({ resolve, reject });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  thread.postMessage(code);
  return promise;
}

function start(): Worker {
  const started = new Worker(new URL('./address-thread.ts', import.meta.url));
  // Answers come in the order of the questions.
  started.on('message', (found: Found) => {
    asked.shift()?.resolve(found);
    if (asked.length === 0) resting = setTimeout(stop, restMs).unref();
  });
  started.on('error', (error: Error) => {
    const waiting = asked;
    [thread, asked] = [undefined, []];
    for (const one of waiting) one.reject(error);
  });
  started.unref();
  return started;
}

function stop(): void {
  void thread?.terminate();
  thread = undefined;
}
