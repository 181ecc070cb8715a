import { careerRows } from '@engawa/api/features/profile/sections/career.repo';
import { educationRows } from '@engawa/api/features/profile/sections/education.repo';
import { languageRows } from '@engawa/api/features/profile/sections/languages.repo';
import { storyRows } from '@engawa/api/features/profile/sections/story.repo';
import { workRows } from '@engawa/api/features/profile/sections/work.repo';
import { studentRow } from '@engawa/api/features/student-rows/student-row.rules';
import type { Profile } from '@engawa/contract/profile/schemas';
import { type GeneratedStudent, generateStudents } from '@engawa/demo/generate-students';
import type { DemoProfile } from '@engawa/demo/profiles/demo-profile';
import { generateBrief } from '@engawa/demo/profiles/generate-brief';
import type { Random } from '@engawa/demo/random';
import { todayInJapan } from '@engawa/platform/clock/today';
import { copied } from '@engawa/platform/testing/copy-in';

/** A person as lines for COPY into every table, without the id. */
export interface Person {
  tails: Map<string, string[]>;
  student: GeneratedStudent;
}

/** The columns after `student_id` by table, taken from the first row. */
export const tableColumns = new Map<string, string[]>();

const version = 0;
const nothing = { licences: [], address: null, secondContact: null, postalCode: null };

function profileOf(student: GeneratedStudent, profile: DemoProfile): Profile {
  const { firstName, lastName } = student;
  return {
    basic: {
      version,
      ...profile.basic,
      firstName,
      lastName,
      nameOrder: 'given-first',
      pictureId: null,
      pictures: [],
    },
    residence: { version, ...profile.residence },
    education: { version, ...profile.education },
    languages: { version, ...profile.languages },
    career: { version, ...profile.career },
    work: { version, workExperiences: profile.work?.workExperiences ?? [] },
    story: { version, ...profile.story },
    links: { version, links: [] },
    resume: {
      version,
      yearStyle: 'western',
      ...nothing,
      addressKana: null,
      motivation: null,
      requests: null,
    },
  };
}

type Cell = Parameters<typeof copied>[0];

function tailOf(table: string, row: object): string {
  const { student_id: _id, ...rest } = row as Record<string, Cell>;
  const known = tableColumns.get(table) ?? Object.keys(rest);
  tableColumns.set(table, known);
  return known.map((column) => copied(rest[column] ?? null)).join('\t');
}

/** A tsvector without positions, in PostgreSQL's input format. */
const vectorOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}'`).join(' ');

/** Generated people with all rows derived from their profiles by the product's own rules. */
export function* generatePeople(random: Random, count: number, now: Date): Generator<Person> {
  for (const student of generateStudents(random, count)) {
    const profile = generateBrief(random, student, now);
    const tails = new Map<string, string[]>();
    const rows = {
      ...educationRows('', profile.education),
      ...languageRows('', profile.languages),
      ...careerRows('', profile.career),
      ...storyRows('', profile.story),
      ...(profile.work && workRows('', profile.work)),
    };
    for (const [table, some] of Object.entries(rows)) {
      tails.set(
        table,
        (some ?? []).map((row) => tailOf(table, row)),
      );
    }
    const shown = { shownAt: now, activeOn: null, today: todayInJapan(now) };
    const row = studentRow(profileOf(student, profile), shown);
    if (!row) throw new Error('a student of the generator could not be found');
    const { shown: _shown, active: _active, words, ...columns } = row;
    tails.set('student_search', [
      tailOf('student_search', { ...columns, rules: 1, words: vectorOf(words) }),
    ]);
    tails.set('student', [
      tailOf('student', {
        first_name: student.firstName,
        last_name: student.lastName,
        first_name_kana: student.firstNameKana,
        last_name_kana: student.lastNameKana,
        current_country: profile.basic.currentCountry,
        country_of_origin: profile.basic.countryOfOrigin,
      }),
    ]);
    yield { tails, student };
  }
}
