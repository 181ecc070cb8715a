import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../database.ts';
import { claimDevice, type Device, deleteUnknownDevices, listDueDevices } from './devices.repo.ts';
import type { PushSender } from './push-sender.ts';

/** Every minute: pushes to students who have unread news. */
export const pushToDevicesJob = defineJob<Record<string, never>>('tell-devices', {
  cron: '* * * * *',
  once: true,
});

/** A student and the time of their last push; news since then is pushed. */
export interface Listener {
  student: string;
  since: Date;
}

/** Students with something unread that arrived between their last push and `before`. */
export type FindNews = (
  db: Db,
  listeners: readonly Listener[],
  before: Date,
) => Promise<ReadonlySet<string>>;

interface NotifyContext {
  commands: Db;
  push: PushSender;
  /** What other features count as news; injected, because those features import this one. */
  news: readonly FindNews[];
  now: Date;
}

/** A reader with an open tab reads it within this time, and needs no push. */
const readFirstMs = 60_000;
/** One push per conversation rather than per message. */
const quietMs = 10 * 60_000;
const atOnce = 500;
const callsAtOnce = 10;

export async function pushToDevices({ commands, push, news, now }: NotifyContext): Promise<void> {
  const before = new Date(now.getTime() - quietMs);
  for (let after = ''; ; ) {
    const quiet = await listDueDevices(commands, { before, after, most: atOnce });
    const last = quiet.at(-1);
    if (!last) return;
    await pushToSome({ commands, push, news, now }, quiet);
    after = last.address;
  }
}

async function pushToSome(
  { commands, push, news, now }: NotifyContext,
  devices: readonly Device[],
) {
  const listeners = devices.map(({ student, notifiedAt }) => ({ student, since: notifiedAt }));
  const settled = new Date(now.getTime() - readFirstMs);
  const found = await Promise.all(news.map((find) => find(commands, listeners, settled)));
  const due = devices.filter(({ student }) => found.some((students) => students.has(student)));
  const gone: string[] = [];
  for (let at = 0; at < due.length; at += callsAtOnce) {
    const calls = due.slice(at, at + callsAtOnce).map(async (device) => {
      if (!(await claimDevice(commands, device, now))) return;
      if ((await push.send(device.address)) === 'gone') gone.push(device.address);
    });
    await Promise.all(calls);
  }
  await deleteUnknownDevices(commands, gone);
}
