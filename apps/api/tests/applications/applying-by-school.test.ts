import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledSections } from '../../testing/people/filled-sections.ts';
import { profileCalls } from '../../testing/people/profile.ts';
import { startTestApp, type TestApp } from '../../testing/server/app.ts';
import { applicationCalls, createApplicant, publishJob } from '../../testing/talk/applications.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const [atHome] = filledSections.education.pastUniversities;
const japaneseSchool = {
  ...filledSections.education.university,
  schoolType: 'japanese-school',
  name: '桜橋日本語学院',
  degreeType: 'none',
  majorType: 'others',
  majorCategory: 'others',
  department: null,
};
const vocational = {
  ...filledSections.education.university,
  schoolType: 'vocational-school',
  name: '桜橋情報専門学校',
  degreeType: 'diploma',
};

test.each([
  ['a Japanese language school alone', japaneseSchool, [], 'refused', 'degree-needed'],
  ['a degree from home before it', japaneseSchool, [atHome], 'may-with-note', 'related-field'],
  ['a vocational school', vocational, [], 'may-with-note', 'closely-related-field'],
])('%s', async (_name, university, pastUniversities, verdict, reason) => {
  const { who, jobId } = await publishJob(api);
  const student = await createApplicant(api);
  const { profile, save } = await shown(student);
  await save('residence', { ...profile.residence, status: 'student', designation: null });
  const saved = await save('education', { ...profile.education, university, pastUniversities });
  expect(saved.statusCode).toBe(200);
  const calls = applicationCalls(api);
  const { residence } = (await calls.preview(student, jobId)).json();
  expect(residence).toMatchObject({ verdict, reasons: expect.arrayContaining([reason]) });
  const page = await api.app.inject({
    url: `/v1/company/student-profile/${student.accountId}?job=${jobId}`,
    headers: who.headers,
  });
  // A company is only advised.
  expect(page.json().residence).toMatchObject({
    verdict: 'may-with-note',
    reasons: expect.arrayContaining([reason]),
  });
  const reply = await calls.apply(student, jobId);
  expect(reply.json().code).toBe(verdict === 'refused' ? 'residence_refused' : undefined);
  if (verdict !== 'refused') {
    const { sent } = (await calls.show(who, reply.json().application.id)).json();
    expect(sent.studentProfile.education.university).toMatchObject(university);
  }
});

async function shown(student: Parameters<typeof profileCalls>[1]) {
  const calls = profileCalls(api, student);
  return { ...(await calls.show()), save: calls.save };
}
