import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../database.ts';

/** Each section in the contract's shape, for the student of the surrounding statement. */
type OfStudent = ExpressionBuilder<Tables, 'student'>;

export const residence = (of: OfStudent) =>
  of
    .selectFrom('student_residence')
    .whereRef('student_id', '=', 'student.id')
    .select([
      'status',
      'designation',
      'expires_on as expiresOn',
      'expected_graduation as expectedGraduation',
      'other_activity_permission as otherActivityPermission',
    ]);

export const universities = (of: OfStudent) =>
  of
    .selectFrom('student_university')
    .whereRef('student_id', '=', 'student.id')
    .orderBy('position')
    .select([
      'school_type as schoolType',
      'place',
      'country',
      'name',
      'degree_type as degreeType',
      'major_type as majorType',
      'major_category as majorCategory',
      'department',
      'entrance',
      'graduation',
    ]);

export const languages = (of: OfStudent) =>
  of
    .selectFrom('student_language')
    .whereRef('student_id', '=', 'student.id')
    .orderBy('position')
    .select([
      'language',
      'self_rating as selfRating',
      'exam',
      'level',
      'score',
      'certified_on as certifiedOn',
    ]);

export const career = (of: OfStudent) =>
  of
    .selectFrom('student_career')
    .whereRef('student_id', '=', 'student.id')
    .select([
      'industries',
      'job_categories as jobCategories',
      'job_subcategories as jobSubcategories',
      'looking_for as lookingFor',
      'career_vision as careerVision',
    ]);

export const workExperiences = (of: OfStudent) =>
  of
    .selectFrom('student_work')
    .whereRef('student_id', '=', 'student.id')
    .orderBy('student_work.position')
    .select([
      'company',
      'country',
      'industry',
      'employment_type as employmentType',
      'job_category as jobCategory',
      'role as position',
      'start_month as start',
      'end_month as end',
      'currently_employed as currentlyEmployed',
      'details',
    ]);

export const story = (of: OfStudent) =>
  of
    .selectFrom('student_story')
    .whereRef('student_id', '=', 'student.id')
    .select(['strength', 'highlight', 'skills']);

export const links = (of: OfStudent) =>
  of
    .selectFrom('student_link')
    .whereRef('student_id', '=', 'student.id')
    .orderBy('position')
    .select(['url', 'title', 'summary']);

export const resume = (of: OfStudent) =>
  of
    .selectFrom('student_resume')
    .whereRef('student_id', '=', 'student.id')
    .select([
      'year_style as yearStyle',
      'postal_code as postalCode',
      'address',
      'address_kana as addressKana',
      'second_contact as secondContact',
      'motivation',
      'requests',
    ]);

export const licences = (of: OfStudent) =>
  of
    .selectFrom('student_licence')
    .whereRef('student_id', '=', 'student.id')
    .orderBy('position')
    .select(['acquired', 'name']);
