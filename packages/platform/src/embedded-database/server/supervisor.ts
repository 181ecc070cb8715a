import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import { DatabaseInUseError, type EmbeddedDatabaseError } from '../errors.ts';
import type { OwnedServer } from './launch.ts';

const firstPauseMs = 200;
const longestPauseMs = 2_000;

export type Supervisor = {
  pid(): number | undefined;
  exited: Promise<EmbeddedDatabaseError | undefined>;
  stop(): Promise<void>;
};

/** Restarts the server whenever it exits; gives up only when another process owns the data. */
export function supervise(
  first: OwnedServer,
  relaunch: (signal: AbortSignal) => Promise<OwnedServer>,
  log: DatabaseLog,
): Supervisor {
  const stopping = new AbortController();
  let current: OwnedServer | undefined = first;

  async function watch(): Promise<EmbeddedDatabaseError | undefined> {
    let pause = firstPauseMs;
    let lastComplaint = '';
    for (;;) {
      if (current) {
        await current.server.exited;
        await current.lock.release();
        current = undefined;
        if (!stopping.signal.aborted)
          log.warn('The database server ended unexpectedly: restarting it.');
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      try {
        current = await relaunch(stopping.signal);
        pause = firstPauseMs;
        lastComplaint = '';
        log.info('The database server is running again.');
        if (stopping.signal.aborted) await current.server.stop();
      } catch (error) {
        if (error instanceof DatabaseInUseError) return error;
        pause = Math.min(pause * 2, longestPauseMs);
        const complaint = (error as Error).message;
        if (complaint !== lastComplaint && !stopping.signal.aborted) log.warn(complaint);
        lastComplaint = complaint;
      }
    }
  }

  const exited = watch();
  return {
    pid: () => current?.server.pid,
    exited,
    async stop() {
      stopping.abort();
      await current?.server.stop();
      await exited;
    },
  };
}
