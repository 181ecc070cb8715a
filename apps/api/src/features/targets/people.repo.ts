import type { StudentFacts } from '@engawa/matching/columns';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { pictureOf } from '../files/files.query.ts';
import { currentUniversities } from '../profile/profile.query.ts';
import { reach } from '../reach/reach.query.ts';
import { isSavedBy } from '../save-lists/save-lists.query.ts';
import { findableWithActivity } from '../student-rows/student-rows.query.ts';

/** List and score columns of these students, in the order of the ids. */
export async function listPeople(db: Db, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(findableWithActivity.as('found'))
    .innerJoin('student', 'student.id', 'found.student_id')
    .leftJoin(currentUniversities.as('university'), 'university.student_id', 'student.id')
    .where('student.id', 'in', ids)
    // Checked again: a student may have blocked the company since the search.
    .where(reach.companyMayFind({ student: sql.ref('student.id'), company: companyId }))
    .select([
      'found.graduation',
      'found.degree',
      'found.major',
      'found.japanese',
      'found.english',
      'found.japanese_certified',
      'found.english_certified',
      'found.industries',
      'found.job_categories',
      'found.business_work',
      'found.creative_work',
      'found.tech_work',
      'found.other_work',
      'found.looking_for',
      'found.worked_industries',
      'found.worked_categories',
      'found.worked_kinds',
      'found.exposure',
      'found.terms',
    ])
    .select([
      'student.id',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'student.first_name_kana',
      'student.last_name_kana',
      pictureOf('student.picture_id').as('pictures'),
      'found.active_on as activeOn',
      'university.name as university_name',
      'university.place as universityPlace',
      'university.school_type as schoolType',
      'university.degree_type as degreeType',
      'university.major_category as majorCategory',
      'university.graduation as graduates',
    ])
    .select(isSavedBy({ student: sql.ref('student.id'), company: companyId }).as('saved'))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export const factsOfRow = (row: PersonRow): StudentFacts => ({
  graduation: row.graduation,
  degree: row.degree,
  major: row.major,
  japanese: row.japanese,
  english: row.english,
  japaneseCertified: row.japanese_certified,
  englishCertified: row.english_certified,
  industries: row.industries,
  jobCategories: row.job_categories,
  businessWork: row.business_work,
  creativeWork: row.creative_work,
  techWork: row.tech_work,
  otherWork: row.other_work,
  lookingFor: row.looking_for,
  workedIndustries: row.worked_industries,
  workedCategories: row.worked_categories,
  workedKinds: row.worked_kinds,
});
