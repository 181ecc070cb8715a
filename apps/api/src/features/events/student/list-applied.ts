import type { listAppliedEvents as endpoint } from '@engawa/contract/events/student';
import type { Handler } from '../../../handler.ts';
import { type AppliedRow, listApplied as listRows } from '../applications/applied-events.repo.ts';

export const listApplied: Handler<typeof endpoint> = async ({ db, actor }) => ({
  applyList: (await listRows(db, actor.accountId)).map(presentApplied),
});

function presentApplied({ event, ...row }: AppliedRow) {
  const { jp, en, common } = event;
  return {
    eventId: row.eventId,
    companyId: row.companyId,
    companyName: { jp: row.name_jp, en: row.name_en },
    title: { jp: jp?.title ?? null, en: en?.title ?? null },
    place: { jp: jp?.place ?? null, en: en?.place ?? null },
    format: common.format,
    startsAt: common.startsAt,
    endsAt: common.endsAt,
    state: row.state,
    waitingPlace: row.waitingPlace,
    appliedAt: row.appliedAt.toISOString(),
  };
}
