import type { ListedApplication } from '@engawa/contract/applications/listed';
import type { Db } from '../../../database.ts';
import { listAppliedEvents } from '../../events/public.ts';
import { smallestPicture } from '../../files/public.ts';
import { listElsewhere, presentElsewhere } from './elsewhere.repo.ts';
import { presentOwn } from './own.present.ts';
import { listOwn, type OwnRow } from './own.repo.ts';

type AppliedEvent = Awaited<ReturnType<typeof listAppliedEvents>>[number];

/** Jobs, events and applications added by hand, latest first. */
export async function readAllApplications(db: Db, studentId: string): Promise<ListedApplication[]> {
  const [jobs, events, elsewhere] = await Promise.all([
    listOwn(db, studentId),
    listAppliedEvents(db, studentId),
    listElsewhere(db, studentId),
  ]);
  const all: ListedApplication[] = [
    ...jobs.map((row) => ({ kind: 'job' as const, at: madeAt(row), application: presentOwn(row) })),
    ...events.map((row) => ({
      kind: 'event' as const,
      at: row.appliedAt.toISOString(),
      event: presentEvent(row),
    })),
    ...elsewhere.map((row) => ({
      kind: 'elsewhere' as const,
      at: `${row.appliedOn}T00:00:00.000Z`,
      elsewhere: presentElsewhere(row),
    })),
  ];
  return all.toSorted((one, other) => other.at.localeCompare(one.at));
}

const madeAt = ({ appliedAt, preAppliedAt, statusAt }: OwnRow): string =>
  (appliedAt ?? preAppliedAt ?? statusAt).toISOString();

const presentEvent = ({ event, ...row }: AppliedEvent) => ({
  eventId: row.eventId,
  company: {
    id: row.companyId,
    name: { jp: row.name_jp, en: row.name_en },
    verified: row.verifiedAt !== null,
    logoUrl: smallestPicture(row.logo),
  },
  title: { jp: event.jp?.title ?? null, en: event.en?.title ?? null },
  place: { jp: event.jp?.place ?? null, en: event.en?.place ?? null },
  format: event.common.format,
  startsAt: event.common.startsAt,
  endsAt: event.common.endsAt,
  state: row.state,
  waitingPlace: row.waitingPlace,
});
