import { defineJob } from '@engawa/platform/jobs/job';
import type { Db } from '../../database.ts';
import { type Device, deleteGone, listQuiet, takeDevice } from './devices.repo.ts';
import type { PushSender } from './push-sender.ts';

/** Every minute: whoever has something new that they have not looked at hears of it on their phone. */
export const tellDevicesJob = defineJob<Record<string, never>>('tell-devices', {
  cron: '* * * * *',
  once: true,
});

/** When somebody last heard that something is new: whatever was there then is told. */
export interface Listener {
  student: string;
  since: Date;
}

/** Which of them have something unread that came since then and before this moment. */
export type FindNews = (
  db: Db,
  listeners: readonly Listener[],
  before: Date,
) => Promise<ReadonlySet<string>>;

interface Telling {
  commands: Db;
  push: PushSender;
  /** What the other features call new; handed in, because this one stands below them. */
  news: readonly FindNews[];
  now: Date;
}

/** Who reads it at once, in a tab that is open, is not disturbed besides. */
const readFirstMs = 60_000;
/** A conversation is told of once, not with every message. */
const quietMs = 10 * 60_000;
const atOnce = 500;
const callsAtOnce = 10;

export async function tellDevices({ commands, push, news, now }: Telling): Promise<void> {
  const before = new Date(now.getTime() - quietMs);
  for (let after = ''; ; ) {
    const quiet = await listQuiet(commands, { before, after, most: atOnce });
    const last = quiet.at(-1);
    if (!last) return;
    await tellSome({ commands, push, news, now }, quiet);
    after = last.address;
  }
}

async function tellSome({ commands, push, news, now }: Telling, devices: readonly Device[]) {
  const listeners = devices.map(({ student, toldAt }) => ({ student, since: toldAt }));
  const settled = new Date(now.getTime() - readFirstMs);
  const found = await Promise.all(news.map((find) => find(commands, listeners, settled)));
  const due = devices.filter(({ student }) => found.some((students) => students.has(student)));
  const gone: string[] = [];
  for (let at = 0; at < due.length; at += callsAtOnce) {
    const calls = due.slice(at, at + callsAtOnce).map(async (device) => {
      if (!(await takeDevice(commands, device, now))) return;
      if ((await push.send(device.address)) === 'gone') gone.push(device.address);
    });
    await Promise.all(calls);
  }
  await deleteGone(commands, gone);
}
