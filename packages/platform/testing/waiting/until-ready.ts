import type { ChildProcess } from 'node:child_process';
import { startSeconds, until } from './until.ts';

/** Until a server in a process of its own says that it is ready; fails when it ends before. */
export const untilReady = (child: ChildProcess, origin: string, seconds = startSeconds) =>
  until(
    'the server to be ready',
    () => {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      return fetch(`${origin}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
    },
    seconds,
  );
