import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { prepared } from '@engawa/platform/db/statements/prepared';
import { isUndeliverable } from '@engawa/platform/mail/delivery/undeliverable.repo';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../database.ts';
import { pictureOf } from '../files/files.query.ts';
import { jobHunting } from '../settings/settings.query.ts';
import { resumeFiles } from './resume-files.repo.ts';
import {
  career,
  languages,
  licences,
  links,
  residence,
  resume,
  story,
  universities,
  workExperiences,
} from './sections/read-sections.repo.ts';

const versions = sql<Partial<Record<ProfileSectionId, number>>>`(
  select coalesce(json_object_agg(section, version), '{}')
  from student_section where student_id = student.id)`;

/** One statement, so that all sections are of the same moment. */
const profiles = (db: Db) =>
  db
    .selectFrom('student')
    .leftJoin(jobHunting.as('settings'), 'settings.student_id', 'student.id')
    .select([
      'student.id',
      'student.email',
      'student.first_name',
      'student.last_name',
      'student.name_order',
      'student.first_name_kana',
      'student.last_name_kana',
      'student.gender',
      'student.date_of_birth',
      'student.country_of_origin',
      'student.current_country',
      'student.phone_country',
      'student.phone_number',
      'student.picture_id',
      pictureOf('student.picture_id').as('pictures'),
      'settings.occupation',
      'settings.job_hunting',
      versions.as('versions'),
      isUndeliverable(sql`student.email`).as('emailUndeliverable'),
    ])
    .select((of) => [
      jsonObjectFrom(residence(of)).as('residence'),
      jsonObjectFrom(universities(of).where('position', '=', 0)).as('university'),
      jsonArrayFrom(universities(of).where('position', '>', 0)).as('pastUniversities'),
      jsonArrayFrom(languages(of)).as('languages'),
      jsonObjectFrom(career(of)).as('career'),
      jsonArrayFrom(workExperiences(of)).as('workExperiences'),
      jsonObjectFrom(story(of)).as('story'),
      jsonArrayFrom(links(of)).as('links'),
      jsonObjectFrom(resume(of)).as('resume'),
      jsonArrayFrom(licences(of)).as('licences'),
      jsonArrayFrom(resumeFiles(of)).as('files'),
    ]);

export const findProfile = prepared((db: Db, { id }: { id: string }) =>
  profiles(db).where('student.id', '=', id),
);

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>[number];
