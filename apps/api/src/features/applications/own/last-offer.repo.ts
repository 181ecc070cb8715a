import type { Db } from '../../../database.ts';
import { contentsOf } from '../../contents/contents.query.ts';
import { readDocument } from '../../contents/public.ts';
import { offerStates } from '../../offers/offers.query.ts';

/** Offers that preparations follow: the student accepted, or the offer has no terms to accept. */
const standingOffers = (db: Db) =>
  db
    .selectFrom('application')
    .leftJoin(contentsOf('job').as('content'), 'content.id', 'application.job_id')
    .where('application.status', '=', 'offered')
    .leftJoin(offerStates.as('offer'), 'offer.application_id', 'application.id')
    .where((where) =>
      where.or([where('offer.document', 'is', null), where('offer.state', '=', 'accepted')]),
    )
    .orderBy('application.status_at', 'desc')
    .orderBy('application.id')
    .select(['application.id', 'application.title_jp as jp', 'application.title_en as en'])
    .select(['application.status_at as offeredAt', 'content.published']);

type Stored = NonNullable<
  Awaited<ReturnType<ReturnType<typeof standingOffers>['executeTakeFirst']>>
>;

const withStart = <Row extends Stored>({ published, ...offer }: Row) => ({
  ...offer,
  startFrom: readDocument('job')(published)?.common.startFrom ?? null,
});

export async function findLastOffer(
  db: Db,
  { student, company }: { student: string; company: string },
) {
  const row = await standingOffers(db)
    .where('application.company_id', '=', company)
    .where('application.student_id', '=', student)
    .executeTakeFirst();
  return row && withStart(row);
}

const most = 20;

/** The last offer of each company to a student, the latest first. */
export async function listLastOffers(db: Db, studentId: string) {
  const rows = await standingOffers(db)
    .where('application.student_id', '=', studentId)
    .innerJoin('company', 'company.id', 'application.company_id')
    .select(['company.id as companyId', 'company.name_jp', 'company.name_en'])
    .limit(most)
    .execute();
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    if (seen.has(row.companyId)) return [];
    seen.add(row.companyId);
    return [withStart(row)];
  });
}
