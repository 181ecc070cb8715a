import { type FieldMessage, fieldMessages } from '@engawa/contract/fields/field-messages';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { todayInJapan } from '@engawa/platform/clock/today';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudent } from '../../testing/database/factories.ts';
import { elf } from '../../testing/files/sample-files.ts';
import { fileCalls } from '../../testing/files/uploads.ts';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Wrong = [what: string, change: object, field: string, message: FieldMessage, bound?: number];

/** Expected faults of a body that was valid before the change. */
function refuses(section: ProfileSectionId, body: (change: object) => object, rows: Wrong[]) {
  describe(`${section} is refused`, () => {
    test.each(rows)('for %s', async (_, change, field, message, bound) => {
      const student = await createStudent(api);
      for (const language of ['ja', 'en'] as const) {
        const calls = profileCalls(api, student, language);
        const reply = await calls.save(section, { version: 0, ...body(change) });
        expect([reply.statusCode, reply.json().code]).toEqual([422, 'invalid_input']);
        const words = fieldMessages[message][language].replace('{number}', `${bound}`);
        expect(reply.json().fields).toEqual({ [field]: words });
      }
      const { profile } = await profileCalls(api, student).show();
      expect(profile[section].version).toBe(0);
    });
  });
}

const { basic, residence, education, languages, career, work, links, story, resume } =
  filledSections;
const phone = (country: string, number: string) => ({ phone: { country, number } });

refuses('basic', (change) => ({ ...basic, ...change }), [
  ['kanji as katakana', { firstNameKana: '吉美' }, 'firstNameKana', 'katakana'],
  ['Latin letters as katakana', { lastNameKana: 'Takasaki' }, 'lastNameKana', 'katakana'],
  ['no name', { firstName: '　' }, 'firstName', 'required'],
  ['a line break in a name', { lastName: 'a\nb' }, 'lastName', 'text'],
  ['a number from Vietnam', phone('JP', '+84 912 345 678'), 'phone.number', 'phone_country'],
  ['a number from Japan', phone('VN', '+81 90 1234 5678'), 'phone.number', 'phone_country'],
  ['the neighbour’s number', phone('CA', '212-555-0123'), 'phone.number', 'phone_country'],
  ['where nobody has one', phone('AQ', '0912345678'), 'phone.number', 'phone_country'],
  ['a number of no kind here', phone('JP', '0912345678'), 'phone.number', 'phone'],
  ['too short a number', phone('JP', '090-1234'), 'phone.number', 'phone'],
  ['letters as a number', phone('JP', 'call me'), 'phone.number', 'phone'],
  ['a child', { dateOfBirth: '2015-01-01' }, 'dateOfBirth', 'birthday'],
  ['a birthday to come', { dateOfBirth: '2090-01-01' }, 'dateOfBirth', 'birthday'],
  ['30 February', { dateOfBirth: '2002-02-30' }, 'dateOfBirth', 'date'],
  ['an unknown country', { currentCountry: 'XX' }, 'currentCountry', 'choice'],
]);

refuses('residence', (change) => ({ ...residence, ...change }), [
  ['a designation without its status', { status: 'student' }, 'designation', 'choice'],
  ['an unknown status', { status: 'tourist', designation: null }, 'status', 'choice'],
  ['a day that is none', { expiresOn: '2027-13-01' }, 'expiresOn', 'date'],
]);

const studied = (change: object) => ({
  ...education,
  university: { ...education.university, ...change },
});
refuses('education', studied, [
  ['too early an end', { graduation: '2025-03' }, 'university.graduation', 'graduation_first'],
  ['an end at the start', { graduation: '2025-04' }, 'university.graduation', 'graduation_first'],
  ['abroad without a country', { place: 'abroad' }, 'university.country', 'required'],
  ['Japan with a country', { country: 'VN' }, 'university.country', 'choice'],
  ['a major of another kind', { majorCategory: 'law' }, 'university.majorCategory', 'choice'],
  ['a title of another school', { degreeType: 'diploma' }, 'university.degreeType', 'choice'],
  ['month 13', { entrance: '2024-13' }, 'university.entrance', 'date'],
]);

const [japanese] = languages.languages;
refuses('languages', (change) => ({ languages: [{ ...japanese, ...change }] }), [
  ['a score that fails', { score: 99 }, 'languages.0.score', 'min_number', 100],
  ['a score above the exam', { score: 181 }, 'languages.0.score', 'max_number', 180],
  ['a level that is missing', { level: null }, 'languages.0.level', 'required'],
  ['an exam of another language', { exam: 'toeic' }, 'languages.0.exam', 'choice'],
  ['a certificate to come', { certifiedOn: '2099-01' }, 'languages.0.certifiedOn', 'in_future'],
]);

const english = { ...japanese, language: 'en', exam: 'toeic', level: null, score: 700 };
refuses('languages', (change) => ({ languages: [japanese, { ...english, ...change }] }), [
  ['a score above the exam', { score: 995 }, 'languages.1.score', 'max_number', 990],
  ['a score below the exam', { score: 5 }, 'languages.1.score', 'min_number', 10],
  ['a score between the steps', { score: 701 }, 'languages.1.score', 'score_step'],
  ['no score', { score: null }, 'languages.1.score', 'required'],
  [
    'a score without an exam',
    { exam: null, certifiedOn: null },
    'languages.1.score',
    'without_exam',
  ],
  [
    'an exam before its time',
    { exam: 'toefl-ibt-2026', score: 5 },
    'languages.1.certifiedOn',
    'before_exam',
  ],
  ['a language twice', japanese, 'languages.1.language', 'duplicate'],
]);

refuses('career', (change) => ({ ...career, ...change }), [
  ['an industry twice', { industries: [6, 6] }, 'industries', 'duplicate'],
  ['an unknown industry', { industries: [9] }, 'industries.0', 'choice'],
  [
    'work of a category that is not wished',
    { jobCategories: [3], jobSubcategories: ['web', 'sales'] },
    'jobSubcategories',
    'choice',
  ],
  ['an unknown wish', { lookingFor: ['fame'] }, 'lookingFor.0', 'choice'],
]);

const worked = (change: object) => ({
  workExperiences: [{ ...work.workExperiences[0], ...change }],
});
refuses('work', worked, [
  ['an end before the start', { end: '2025-07' }, 'workExperiences.0.end', 'end_first'],
  ['no end', { end: null }, 'workExperiences.0.end', 'required'],
  ['an end while it goes on', { currentlyEmployed: true }, 'workExperiences.0.end', 'unknown'],
  ['an end to come', { end: '2098-02' }, 'workExperiences.0.end', 'in_future'],
  [
    'a start to come',
    { start: '2098-01', end: null, currentlyEmployed: true },
    'workExperiences.0.start',
    'in_future',
  ],
]);

refuses('links', (change) => ({ links: [{ ...links.links[0], ...change }] }), [
  ['a script', { url: 'javascript:alert(1)' }, 'links.0.url', 'url'],
  ['a script behind a tab', { url: 'java\tscript://x.example/%0aalert(1)' }, 'links.0.url', 'url'],
  ['data', { url: 'data:text/html,<b>.</b>' }, 'links.0.url', 'url'],
  ['no scheme', { url: '//linh.example/x' }, 'links.0.url', 'url'],
  ['a long summary', { summary: 'あ'.repeat(301) }, 'links.0.summary', 'max_length', 300],
]);

refuses('story', (change) => ({ ...story, ...change }), [
  ['a long text', { strength: 'あ'.repeat(1001) }, 'strength', 'max_length', 1000],
  ['another field', { studentId: 'x' }, 'studentId', 'unknown'],
]);

const licence = (acquired: string) => ({ licences: [{ acquired, name: '普通自動車免許' }] });
refuses('resume', (change) => ({ ...resume, ...change }), [
  ['a licence to come', licence('2099-01'), 'licences.0.acquired', 'in_future'],
  ['six digits', { postalCode: '305-857' }, 'postalCode', 'postal_code'],
  ['kanji as katakana', { addressKana: '茨城県' }, 'addressKana', 'katakana'],
]);

test('counts characters as graphemes', async () => {
  const calls = profileCalls(api, await createStudent(api));
  const strength = `${'👩‍🔬'.repeat(999)}\n𠮷`;
  const saved = await calls.save('story', { version: 0, ...story, strength });
  expect(saved.statusCode).toBe(200);
  expect((await calls.show()).profile.story.strength).toBe(strength);
});

test('the current month is not in the future', async () => {
  const calls = profileCalls(api, await createStudent(api));
  const month = todayInJapan(api.clock.now()).slice(0, 7);
  const saved = await calls.save('work', { version: 0, ...worked({ start: month, end: month }) });
  expect(saved.statusCode).toBe(200);
});

test('an executable named .pdf is refused as a résumé', async () => {
  const student = await createStudent(api);
  const files = [{ name: 'resume.pdf', content: elf }];
  const reply = await fileCalls(api).upload('resume', files, { who: student });
  expect([reply.statusCode, reply.json().code]).toEqual([415, 'file_type_refused']);
});
