import { applicationLimits } from '@engawa/contract/applications/limits';
import type { ApplicationStatus, ApplicationWay } from '@engawa/contract/applications/schemas';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../../database.ts';
import { microsecondsOf, placeText, writeCursor } from '../../contents/public.ts';
import { pictureOf } from '../../files/files.query.ts';
import { threadBetween } from '../../messages/messages.query.ts';
import { offerStates } from '../../offers/offers.query.ts';
import { currentUniversities } from '../../profile/profile.query.ts';
import { reach } from '../../reach/reach.query.ts';
import { readSnapshot } from '../snapshot/snapshot.rules.ts';
import { fits, type Narrowing } from './narrowing.repo.ts';

/** The company and the reading recruiter. */
export interface Reader {
  companyId: string;
  accountId: string;
  /** Interviewers (3) see the snapshot, and no live profile. */
  level: number;
}

const at = sql<Date>`coalesce(application.applied_at, application.pre_applied_at)`;
const place: RawBuilder<bigint> = microsecondsOf(at);

/** The portrait of the snapshot; without one, the current portrait. */
const portrait = sql<
  string | null
>`case when snapshot.application_id is null then student.picture_id
  else (snapshot.document->>'pictureId')::uuid end`;

const shown = (db: Db, { companyId, accountId, level }: Reader) => {
  const pair = { student: sql.ref<string>('application.student_id'), company: companyId };
  return db
    .selectFrom('application')
    .leftJoin('application_snapshot as snapshot', 'snapshot.application_id', 'application.id')
    .leftJoin(offerStates.as('offer'), 'offer.application_id', 'application.id')
    .leftJoin('student', 'student.id', 'application.student_id')
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .leftJoin('recruiter as assignee', 'assignee.id', 'application.assignee_id')
    .leftJoin('company as lender', 'lender.id', 'application.lent_by')
    .where('application.company_id', '=', companyId)
    .select(['application.id', 'application.way', 'application.status'])
    .select(['application.status_at as statusAt', 'application.applied_at as appliedAt'])
    .select(['application.pre_applied_at as preAppliedAt', 'application.ended_at as endedAt'])
    .select(['application.job_id as jobId', 'application.title_jp as titleJp'])
    .select(['application.title_en as titleEn', 'application.label_id as labelId'])
    .select('application.stage_id as stageId')
    .select(['application.outcome', 'application.outcome_due as outcomeDue'])
    .select(['offer.state as offerState', 'offer.reply_by as replyBy'])
    .select(['application.student_id as studentId', 'snapshot.version', 'snapshot.document'])
    .select([
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'student.first_name_kana',
    ])
    .select(['student.last_name_kana', 'university.name as university'])
    .select([
      'university.place as universityPlace',
      'university.graduation',
      pictureOf(portrait).as('pictures'),
    ])
    .select(['assignee.id as assigneeId', 'assignee.name as assigneeName'])
    .select(['lender.id as lenderId', 'lender.name_jp as lenderJp', 'lender.name_en as lenderEn'])
    .select(reach.companyMaySee(pair).as('maySee'))
    .select((level === 3 ? sql<SqlBool>`false` : reach.companyMayOpen(pair)).as('live'))
    .select(threadBetween(pair.student, sql`${companyId}`).as('threadId'))
    .select(placeText(place).as('place'))
    .select((of) => [
      of
        .selectFrom('application_note as note')
        .whereRef('note.application_id', '=', 'application.id')
        .select((n) => n.fn.countAll<number>().as('count'))
        .as('notes'),
      of
        .selectFrom('interview_form as form')
        .whereRef('form.application_id', '=', 'application.id')
        .select((n) => n.fn.countAll<number>().as('count'))
        .as('ratings'),
      of
        .selectFrom('interview_form as form')
        .whereRef('form.application_id', '=', 'application.id')
        // Interviewers learn nothing about the forms of a stage before they submit theirs.
        .$if(level === 3, (query) =>
          query.where((where) =>
            where.exists(
              where
                .selectFrom('interview_form as own')
                .whereRef('own.application_id', '=', 'form.application_id')
                .whereRef('own.stage_id', '=', 'form.stage_id')
                .where('own.author_id', '=', accountId),
            ),
          ),
        )
        .select((n) => sql<number>`${n.fn.avg('form.stars')}::float`.as('average'))
        .as('averageStars'),
      of
        .selectFrom('interview_form as form')
        .whereRef('form.application_id', '=', 'application.id')
        .where('form.author_id', '=', accountId)
        .orderBy('form.submitted_at', 'desc')
        .limit(1)
        .select('form.stars')
        .as('myStars'),
    ]);
};

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirst']>>>;

const withSnapshot = ({ version, document, ...row }: Stored) => ({
  ...row,
  sent: version === null ? null : readSnapshot(version, document),
});
export type ApplicantRow = ReturnType<typeof withSnapshot>;

export async function findApplicant(
  db: Db,
  reader: Reader,
  id: string,
): Promise<ApplicantRow | undefined> {
  const row = await shown(db, reader).where('application.id', '=', id).executeTakeFirst();
  return row && withSnapshot(row);
}

export async function listThese(
  db: Db,
  reader: Reader,
  ids: readonly string[],
): Promise<ApplicantRow[]> {
  const rows = await shown(db, reader)
    .where('application.id', '=', oneOf(ids))
    .orderBy(at, 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  return rows.map(withSnapshot);
}

const listed = (db: Db, reader: Reader, narrowing: Narrowing) =>
  shown(db, reader)
    .where(fits(reader.companyId, narrowing))
    .orderBy(at, 'desc')
    .orderBy('application.id', 'desc');

export async function listPage(
  db: Db,
  reader: Reader,
  { cursor, ...narrowing }: Narrowing & { cursor: string | undefined },
) {
  let query = listed(db, reader, narrowing);
  if (cursor) {
    const [micros = '', id = ''] = cursor.split('_');
    query = query.where(
      sql<boolean>`(${place}, application.id) < (${micros}::bigint, ${id}::uuid)`,
    );
  }
  // One more than a page shows whether there is a next page.
  const rows = await query.limit(applicationLimits.perPage + 1).execute();
  const page = rows.slice(0, applicationLimits.perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page: page.map(withSnapshot), nextCursor: last ? writeCursor(last) : null };
}

export const listAll = async (db: Db, reader: Reader, narrowing: Narrowing) =>
  (await listed(db, reader, narrowing).limit(applicationLimits.exported).execute()).map(
    withSnapshot,
  );

/** Number of applications per status; the other filters apply. */
export async function countByStatus(db: Db, companyId: string, narrowing: Narrowing) {
  const rows = await db
    .selectFrom('application')
    .leftJoin('application_snapshot as snapshot', 'snapshot.application_id', 'application.id')
    .where('application.company_id', '=', companyId)
    .where(fits(companyId, { ...narrowing, status: undefined }))
    .groupBy([sql`application.applied_at is null`, 'application.status'])
    .select(['application.status', (of) => of.fn.countAll<number>().as('count')])
    .select(sql<boolean>`application.applied_at is null`.as('preApplied'))
    .execute();
  const counts = { new: 0, 'in-progress': 0, offered: 0, declined: 0, withdrawn: 0 };
  let preApplied = 0;
  for (const row of rows) {
    if (row.preApplied && row.status === 'new') preApplied += row.count;
    else counts[row.status] += row.count;
  }
  return { counts: counts satisfies Record<ApplicationStatus, number>, preApplied };
}

export const listJobs = (db: Db, companyId: string, way: ApplicationWay) =>
  db
    .selectFrom('application')
    .where('application.company_id', '=', companyId)
    .where('application.way', '=', way)
    .where('application.applied_at', 'is not', null)
    .where('application.job_id', 'is not', null)
    .groupBy('application.job_id')
    .select(['application.job_id as id', (of) => of.fn.countAll<number>().as('count')])
    .select(sql<number>`count(*) filter (where application.ended_at is null)`.as('waiting'))
    .select((of) => [
      of.fn.max('application.title_jp').as('jp'),
      of.fn.max('application.title_en').as('en'),
    ])
    .orderBy('waiting', 'desc')
    .orderBy('id')
    .limit(500)
    .execute();

/** Locks the company's applications in a fixed order, so that two commands cannot deadlock. */
export const lockApplications = (tx: Tx, companyId: string, ids: readonly string[]) =>
  tx
    .selectFrom('application')
    .select(['id', 'status', 'applied_at as appliedAt', 'outcome', 'outcome_due as outcomeDue'])
    .select(['student_id as studentId', 'assignee_id as assigneeId', 'label_id as labelId'])
    .select(['answered_at as answeredAt', 'stage_id as stageId'])
    .select(
      reach.companyMaySee({ student: sql.ref('student_id'), company: companyId }).as('maySee'),
    )
    .where('company_id', '=', companyId)
    .where('id', '=', oneOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export type LockedApplication = Awaited<ReturnType<typeof lockApplications>>[number];
