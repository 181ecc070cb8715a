import type { EventApplicationStateId } from '@engawa/contract/reference/contents/event-application-states';
import type { DemoEvent } from '@engawa/demo/events/demo-event';
import { demoEvents } from '@engawa/demo/events/demo-events';
import { momentOf } from '@engawa/platform/clock/today';
import type { Tx } from '../../database.ts';
import { replaceAudience } from '../../features/audience/audience.repo.ts';
import { insertContent, publishDraft } from '../../features/contents/contents.repo.ts';
import { pictureSubject, picturesIn } from '../../features/contents/public.ts';
import { addUses } from '../../features/files/pictures/pictures.repo.ts';
import { putStatus } from '../../features/posts/posts.repo.ts';
import { findOwner } from '../jobs/jobs.repo.ts';
import { insertApplications, type NewApplication } from './events.repo.ts';

interface World {
  companyIds: ReadonlyMap<string, string>;
  /** The first is the demo student with a full profile. */
  studentIds: readonly string[];
  /** The file behind `<domain>/<event>`, a picture of that company; null where there is none. */
  pictureFor(name: string): string | null;
  now: Date;
}

const day = 86_400_000;
const shownFor = 12 * day;

export async function insertDemoEvents(tx: Tx, world: World): Promise<void> {
  const { companyIds, pictureFor, now } = world;
  for (const [domain, companyId] of companyIds) {
    const by = await findOwner(tx, companyId);
    for (const event of demoEvents(domain, { now, pictureFor })) {
      const writtenAt = writtenFor(event, now);
      const id = await insertEvent(tx, { companyId, by, event, writtenAt }, world);
      await insertApplications(tx, applicationsFor(id, event, writtenAt, world));
    }
  }
}

/** When the event was written: in the past, and before it took place. */
function writtenFor({ document }: DemoEvent, now: Date): Date {
  const { startsAt } = document.common;
  const start = startsAt === null ? now.getTime() : momentOf(startsAt).getTime();
  return new Date(Math.min(now.getTime(), start) - shownFor);
}

interface NewEvent {
  companyId: string;
  by: string | null;
  event: DemoEvent;
  writtenAt: Date;
}

async function insertEvent(
  tx: Tx,
  { companyId, by, event, writtenAt }: NewEvent,
  { studentIds }: World,
): Promise<string> {
  const { document, status, audience } = event;
  const content = { companyId, kind: 'event', draft: document, by } as const;
  const id = (await insertContent(tx, content, writtenAt)) ?? '';
  await putStatus(tx, 'event', id, status, writtenAt);
  const pictures = [...new Set(picturesIn('event', document))];
  if (pictures.length > 0) await addUses(tx, pictureSubject(id), pictures);
  if (status !== 'draft') await publishDraft(tx, id, writtenAt);
  if (audience) {
    const named = audience.flatMap((at) => studentIds[at] ?? []);
    const shown = { contentId: id, companyId, connected: false, listIds: [], studentIds: named };
    await replaceAudience(tx, shown);
  }
  return id;
}

/** One application after the other while the event was shown; the waiting list applied last. */
function applicationsFor(
  eventId: string,
  { people }: DemoEvent,
  writtenAt: Date,
  { studentIds }: World,
): NewApplication[] {
  const { going = [], waiting = [], cancelled = [] } = people;
  const states: [EventApplicationStateId, readonly number[]][] = [
    ['cancelled', cancelled],
    ['going', going],
    ['waiting', waiting],
  ];
  const all = states.flatMap(([state, places]) =>
    places.flatMap((at) => {
      const studentId = studentIds[at];
      return studentId === undefined ? [] : [{ state, studentId }];
    }),
  );
  const step = (shownFor - day) / Math.max(1, all.length);
  return all.map(({ state, studentId }, at) => ({
    event_id: eventId,
    student_id: studentId,
    state,
    applied_at: new Date(writtenAt.getTime() + Math.round((at + 1) * step)),
  }));
}
