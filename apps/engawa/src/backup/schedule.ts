import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ApiServices } from '@engawa/api/services';
import { listBackups } from '@engawa/platform/backup/backups-folder';
import type { Gauges } from '@engawa/platform/http/server/metrics';
import { defineJob } from '@engawa/platform/jobs/job';
import { isDue } from './due.rules.ts';

/** Checks every hour whether a backup is due. A failed one is retried in the next hour. */
export const backupJob = defineJob<Record<string, never>>('make-backup', {
  cron: '29 * * * *',
  once: true,
  longestSeconds: 6 * 3600,
});

interface ScheduledBackups {
  gauges: Gauges;
  stop(): Promise<void>;
}

/** Backups on a schedule, if configured; of several server instances, only one makes each. */
export function scheduleBackups({
  settings,
  jobs,
  clock,
  log,
}: Pick<ApiServices, 'settings' | 'jobs' | 'clock' | 'log'>): ScheduledBackups | undefined {
  const { ENGAWA_BACKUP_EVERY: hours, ENGAWA_BACKUPS: folder, ENGAWA_BACKUPS_KEPT } = settings;
  if (hours === undefined || folder === undefined) return undefined;
  let failures = 0;
  let child: ChildProcess | undefined;
  const newest = async () => (await listBackups(folder))[0]?.madeAt;
  const makeIfDue = async (): Promise<string | undefined> => {
    if (!isDue(await newest(), hours, clock.now())) return undefined;
    child = startBackup(settings, ENGAWA_BACKUPS_KEPT);
    return endOf(child);
  };
  jobs.handle(backupJob, async () => {
    const failure = await makeIfDue().catch((error: Error) => error.message);
    child = undefined;
    if (failure === undefined) return;
    failures += 1;
    log.error({ failure }, 'the backup failed and is tried again in the next hour');
  });
  return {
    gauges: {
      engawa_backup_age_seconds: {
        help: 'Since the newest backup was made; infinite where there is none. Set an alarm on it.',
        read: async () => {
          const madeAt = await newest();
          return madeAt ? (clock.now().getTime() - madeAt.getTime()) / 1000 : Infinity;
        },
      },
      engawa_backup_failures: {
        help: 'Backups that failed since this process started.',
        read: () => failures,
      },
    },
    stop: async () => {
      child?.kill();
    },
  };
}

/** Runs in a process of lower priority, which ends with the server. */
function startBackup({ ENGAWA_DATA }: { ENGAWA_DATA: string }, keep: number): ChildProcess {
  const program = join(import.meta.dirname, '../backup.ts');
  const child = spawn(process.execPath, [program, '--keep', String(keep)], {
    env: { ...process.env, ENGAWA_DATA },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, 10);
  return child;
}

async function endOf(child: ChildProcess): Promise<string | undefined> {
  const said = child.stderr ? text(child.stderr) : '';
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return undefined;
  return (await said).trim().split('\n').at(-1) || `it ended (${signal ?? code})`;
}
