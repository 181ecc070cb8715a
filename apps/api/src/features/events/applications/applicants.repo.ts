import { sql } from 'kysely';
import type { Db } from '../../../database.ts';
import { pictureOf } from '../../files/files.query.ts';
import { currentUniversities } from '../../profile/profile.query.ts';
import { reach } from '../../reach/reach.query.ts';

/** Participants, the waiting list, then cancellations, each in order of application. */
export const listApplicants = (db: Db, companyId: string, eventId: string) =>
  db
    .selectFrom('event_application as applied')
    .innerJoin('student', 'student.id', 'applied.student_id')
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .where('applied.event_id', '=', eventId)
    .where(reach.companyMaySee({ student: sql.ref('student.id'), company: companyId }))
    .select([
      'student.id',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'student.first_name_kana',
      'student.last_name_kana',
      'university.name as university',
      'university.place as universityPlace',
      'university.graduation',
      pictureOf('student.picture_id').as('pictures'),
      'applied.state',
      'applied.applied_at as appliedAt',
      reach.companyMayOpen({ student: sql.ref('student.id'), company: companyId }).as('live'),
    ])
    .orderBy(sql`array_position(array['going', 'waiting', 'cancelled'], applied.state)`)
    .orderBy('applied.applied_at')
    .orderBy('applied.student_id')
    .execute();

export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number];
