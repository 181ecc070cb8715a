import type { ChildProcess } from 'node:child_process';
import { startSeconds, until } from './until.ts';

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
