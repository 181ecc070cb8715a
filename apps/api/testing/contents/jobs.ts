import { jobOutline } from '@engawa/contract/jobs/outline';
import type { JobCommon, JobDocument, JobLanguage } from '@engawa/contract/jobs/schemas';
import { createRecruiter, type SignedIn, type SignedInRecruiter } from '../database/factories.ts';
import { jpeg } from '../files/sample-files.ts';
import { fileCalls } from '../files/uploads.ts';
import type { TestApp } from '../server/app.ts';
import { publishGeneral } from './general.ts';

const shared = { recruitmentType: 2, jobCategoryId: 1, feature: [1, 2] } as const;

/** States every required posting item, in both languages. */
export const fullJob: JobDocument = {
  jp: {
    ...jobOutline.blank.language,
    ...shared,
    feature: [...shared.feature],
    position: '法人営業',
    businessContent: '企業のお客様に、業務用ソフトウェアを提案します。',
    dutiesChange: '当社の定める業務',
    workLocation: '東京本社（東京都千代田区）',
    workLocationChange: '当社の定める事業所',
    workingHours: '9:00〜18:00',
    holidays: '土日祝日、年末年始',
  },
  en: {
    ...jobOutline.blank.language,
    ...shared,
    feature: [...shared.feature],
    position: 'Corporate sales',
    businessContent: 'You will offer business software to companies.',
    dutiesChange: 'Duties set by the company',
    workLocation: 'Head office, Chiyoda-ku, Tokyo',
    workLocationChange: 'Any office of the company',
    workingHours: '9:00–18:00',
    holidays: 'Weekends, public holidays, New Year',
  },
  common: {
    ...jobOutline.blank.common,
    employmentType: 'full-time',
    salaryType: 'monthly',
    salaryMin: 240_000,
    salaryMax: 280_000,
    contractTerm: 'permanent',
    probationMonths: 3,
    overtimeHours: 10,
    breakMinutes: 60,
    insurances: ['health', 'pension', 'workers-accident', 'employment'],
    smoking: 'indoors',
  },
};

interface Change {
  jp?: Partial<JobLanguage> | null;
  en?: Partial<JobLanguage> | null;
  common?: Partial<JobCommon>;
}

export const jobWith = ({ jp = {}, en = {}, common = {} }: Change) => ({
  jp: jp && { ...fullJob.jp, ...jp },
  en: en && { ...fullJob.en, ...en },
  common: { ...fullJob.common, ...common },
});

/** A recruiter of a company whose published page satisfies the posting rules. */
export async function createEmployer(
  test: TestApp,
  { plan = 1 }: { plan?: number } = {},
): Promise<SignedInRecruiter> {
  const who = await createRecruiter(test);
  await test.services.databases.commands
    .updateTable('company')
    .set({ plan })
    .where('id', '=', who.companyId)
    .execute();
  await publishGeneral(test, who);
  return who;
}

export async function uploadPicture(test: TestApp, who: SignedIn): Promise<string> {
  const files = [{ name: 'office.jpg', content: await jpeg(400, 300) }];
  const reply = await fileCalls(test).upload('picture', files, { who, side: 'company' });
  return reply.json().file.id;
}

export async function createList(
  { services }: TestApp,
  companyId: string,
  name: string,
  ...students: SignedIn[]
): Promise<string> {
  const db = services.databases.commands;
  const list = db.insertInto('save_list').values({ company_id: companyId, name });
  const { id } = await list.returning('id').executeTakeFirstOrThrow();
  const rows = students.map(({ accountId }) => ({ list_id: id, student_id: accountId }));
  if (rows.length > 0) await db.insertInto('saved_student').values(rows).execute();
  return id;
}

const nobody = { connected: false, saveListIds: [] as string[], studentIds: [] as string[] };

export const jobCalls = (test: TestApp, language: 'ja' | 'en' = 'en') => {
  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    who: SignedIn | null,
    body?: object,
  ) =>
    test.app.inject({
      method,
      url: `/v1/company/${path}`,
      headers: { languagetype: language, ...who?.headers },
      ...(body && { payload: body }),
    });
  const write =
    (call: string) =>
    (who: SignedIn | null, job: object = {}) => {
      const fresh = { version: 0, inStep: [], companyJobId: null };
      return send('POST', `job-content-management/${call}`, who, { ...fresh, ...fullJob, ...job });
    };
  return {
    list: (who: SignedIn | null, query = '') => send('GET', `job-postings${query}`, who),
    show: (who: SignedIn | null, id: string) =>
      send('GET', `job-content-management?company_job_id=${id}`, who),
    draft: write('draft'),
    release: write('release'),
    changeStatus: (who: SignedIn | null, id: string, status: number) =>
      send('POST', `job-postings/?recruitment_status=${status}&company_job_id=${id}`, who),
    limit: (who: SignedIn | null, id: string, audience: Partial<typeof nobody> = {}) =>
      send('POST', 'job-visibility', who, {
        companyJobId: id,
        audience: { ...nobody, ...audience },
      }),
    duplicate: (who: SignedIn | null, id: string) =>
      send('POST', `job-posting/${id}/duplicate`, who),
    print: (who: SignedIn | null, id: string) => send('GET', `job-posting/${id}/sheet`, who),
    remove: (who: SignedIn | null, id: string) => send('DELETE', `job-posting/${id}`, who),
    share: (who: SignedIn | null, id: string, ...companyIds: string[]) =>
      send('POST', 'share-job', who, { companyJobId: id, companyIds }),
    sharing: (who: SignedIn | null, id: string) => send('GET', `job-sharing-details/${id}`, who),
    eligible: (who: SignedIn | null) => send('GET', 'eligible-companies', who),
    endSharing: (who: SignedIn | null, id: string) => send('DELETE', `job-sharing/${id}`, who),
    showLent: (who: SignedIn | null, id: string, shown: boolean) =>
      send('POST', `job-sharing/${id}`, who, { shown }),
    lent: (who: SignedIn | null) => send('GET', 'job-sharing', who),
    options: (who: SignedIn | null, query = '') => send('GET', `audience-options${query}`, who),
  };
};
export type JobCalls = ReturnType<typeof jobCalls>;

export async function releaseOne(
  calls: JobCalls,
  who: SignedIn,
  job: object = {},
): Promise<string> {
  const reply = await calls.release(who, job);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().companyJobId;
}

export async function draftOne(calls: JobCalls, who: SignedIn, job: object = {}): Promise<string> {
  const reply = await calls.draft(who, job);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().companyJobId;
}
