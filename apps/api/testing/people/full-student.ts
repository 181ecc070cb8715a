import { profileSections } from '@engawa/contract/profile/sections';
import { createRecruiter, createStudent, type SignedIn } from '../database/factories.ts';
import { jpeg, pdf } from '../files/sample-files.ts';
import { fileCalls } from '../files/uploads.ts';
import type { TestApp } from '../server/app.ts';
import { Browser } from '../server/browser.ts';
import { shiftCalls } from '../talk/shifts.ts';
import { filledSections } from './filled-sections.ts';
import { profileCalls } from './profile.ts';
import { createProgramme } from './scholarship.ts';

/** Texts and data of this person that must not be found after erasure. */
const own = {
  title: '竹の橋をかける研究',
  writeup: '故郷の川に竹の橋をかける方法を調べました。',
  company: '株式会社ほしぞら竹材',
  report: '面談で竹の橋の図面を買うように言われました。',
  workplace: '竹の湯 売店',
};
const sent = { subject: '応募についての質問', message: '竹の橋の応募書類はいつ届きますか。' };
/** In the stored form. */
const phoneDigits = '9012345678';
/** Values of `filledSections`. */
const found = ['粘り強さ', 'つくば市天王台', 'linh.example', 'bridge-plan', '履歴書.pdf'];

export const resumeBytes = Buffer.concat([pdf, Buffer.from('% 履歴書')]);
export const planBytes = Buffer.concat([pdf, Buffer.alloc(200_000, '% plan of a bridge\n')]);

export interface FullStudent extends SignedIn {
  email: string;
  /** Names, addresses and texts of this person only. */
  words: string[];
  /** The stored `words`; a message to the operator is only mailed. */
  stored: string[];
  entryId: string;
}

/** A student who has used every feature, through the endpoints a browser calls. */
export async function createFullStudent(test: TestApp): Promise<FullStudent> {
  const who = await createStudent(test);
  const { email } = await test.services.databases.commands
    .selectFrom('student')
    .select('email')
    .where('id', '=', who.accountId)
    .executeTakeFirstOrThrow();
  const browser = new Browser(test);
  const done = async (url: string, body: object, key = url) => {
    const reply = await browser.post(url, body, { ...who.headers, 'idempotency-key': key });
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json();
  };
  const upload = async (purpose: string, name: string, content: Buffer): Promise<string> =>
    (await fileCalls(test).upload(purpose, [{ name, content }], { who })).json().file.id;

  const pictureId = await upload('portrait', 'yoshimi.jpg', await jpeg(700, 700));
  const profile = profileCalls(test, who);
  for (const section of profileSections.ids) {
    const picture = section === 'basic' ? { pictureId } : {};
    const work = section === 'work' && {
      workExperiences: filledSections.work.workExperiences.map((one) => ({
        ...one,
        company: own.company,
      })),
    };
    const reply = await profile.save(section, {
      version: 0,
      ...filledSections[section],
      ...picture,
      ...work,
    });
    if (reply.statusCode !== 200) throw new Error(`${section}: ${reply.body}`);
  }
  const fileId = await upload('resume', '履歴書.pdf', resumeBytes);
  await done('/v1/student/profile/file-resume', { slot: 'resume-ja', fileId });
  // A second file of the same name that nothing uses.
  await upload('resume', '履歴書.pdf', pdf);
  await done('/v1/student/settings', {
    version: 0,
    mailNotices: { connects: 'at_once', messages: 'never', applications: 'daily', news: 'at_once' },
    language: 'ja',
    occupation: 'student',
    jobHuntingStatus: 'looking',
    blockedCompanyIds: [],
  });
  const { entry } = await done('/v1/student/scholarship/entry', {
    programmeId: await createProgramme(test),
    category: 'research',
    title: own.title,
    writeup: own.writeup,
    fileIds: [await upload('scholarship', 'bridge-plan.pdf', planBytes)],
  });
  const { companyId } = await createRecruiter(test);
  await done('/v1/student/reports', {
    about: 'company',
    id: companyId,
    reason: 'fraud',
    words: own.report,
  });
  await done('/v1/student/shifts', {
    startsAt: '2031-05-12T17:00',
    endsAt: '2031-05-12T22:00',
    breakMinutes: 0,
    workplace: own.workplace,
    weeks: 1,
  });
  await shiftCalls(test).holidays(who, [{ from: '2031-08-01', to: '2031-09-20' }]);
  await done('/v1/student/calendar/feed', {});
  await done('/v1/student/contact', sent);
  await done('/v1/student/analytics/company-view', {
    company_id: companyId,
    company_name: '',
    logo_image: null,
    referrer_url: '',
    time_spent: 1,
  });
  const { firstName, lastName, firstNameKana } = filledSections.basic;
  const stored = [email, firstName, lastName, firstNameKana, ...found, ...Object.values(own)];
  return {
    ...who,
    email,
    entryId: entry.id,
    stored,
    words: [...stored, phoneDigits, ...Object.values(sent)],
  };
}
