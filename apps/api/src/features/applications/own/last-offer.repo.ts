import type { Db } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { offerStates } from '../../offers/offers.query.ts';

export async function findLastOffer(
  db: Db,
  { student, company }: { student: string; company: string },
) {
  const row = await db
    .selectFrom('application')
    .leftJoin(contentsOf('job').as('content'), 'content.id', 'application.job_id')
    .where('application.company_id', '=', company)
    .where('application.student_id', '=', student)
    .where('application.status', '=', 'offered')
    .leftJoin(offerStates.as('offer'), 'offer.application_id', 'application.id')
    // An offer with terms is followed by papers only once the student has accepted it.
    .where((where) =>
      where.or([where('offer.document', 'is', null), where('offer.state', '=', 'accepted')]),
    )
    .orderBy('application.status_at', 'desc')
    .orderBy('application.id')
    .select(['application.title_jp as jp', 'application.title_en as en'])
    .select(['application.status_at as offeredAt', 'content.published'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { published, ...offer } = row;
  return { ...offer, startFrom: readDocument('job')(published)?.common.startFrom ?? null };
}
