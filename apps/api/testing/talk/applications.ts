import { createEmployer, jobCalls, jobWith, releaseOne } from '../contents/jobs.ts';
import { createStudent, type SignedIn, type SignedInRecruiter } from '../database/factories.ts';
import { fillProfile } from '../people/profile.ts';
import type { TestApp } from '../server/app.ts';

type Who = { headers: Record<string, string> };

export function applicationCalls({ app }: TestApp, language: 'ja' | 'en' = 'en') {
  const send = (method: 'GET' | 'POST' | 'DELETE', url: string, who: Who, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { languagetype: language, ...who.headers },
      ...(payload && { payload }),
    });
  const post = (url: string) => (who: Who, body: object) => send('POST', url, who, body);
  return {
    preview: (who: Who, jobId: string) => send('GET', `/v1/student/apply/preview/${jobId}`, who),
    apply: (who: Who, jobId: string, more: object = {}) =>
      send('POST', '/v1/student/apply', who, { jobId, residenceConfirmed: true, ...more }),
    external: (who: Who, jobId: string, act: 'open' | 'confirm' = 'open') =>
      send('POST', '/v1/student/apply/external', who, { jobId, residenceConfirmed: true, act }),
    mine: async (who: Who) =>
      (await send('GET', '/v1/student/my-activities/applications', who)).json().applications,
    showMine: (who: Who, id: string) =>
      send('GET', `/v1/student/my-activities/applications/${id}`, who),
    withdraw: (who: Who, id: string) =>
      send('POST', '/v1/student/my-activities/applications/withdraw', who, { id }),
    elsewhere: post('/v1/student/my-activities/applications/elsewhere'),
    deleteElsewhere: (who: Who, id: string) =>
      send('DELETE', `/v1/student/my-activities/applications/elsewhere/${id}`, who),
    record: (who: Who, form: 'pdf' | 'csv') =>
      send('GET', `/v1/student/my-activities/applications-record/${form}`, who),
    list: (who: Who, query = '') => send('GET', `/v1/company/apply-list${query}`, who),
    externalList: (who: Who, query = '') =>
      send('GET', `/v1/company/external-apply-list${query}`, who),
    document: (who: Who, id: string, kind = 'rirekisho') =>
      send('GET', `/v1/company/applicant/${id}/document/${kind}`, who),
    files: (who: Who, ids: string[]) =>
      send('GET', `/v1/company/apply-files?${ids.map((id) => `ids=${id}`).join('&')}`, who),
    csv: (who: Who, path = 'csv-apply-list-output') => send('GET', `/v1/company/${path}`, who),
    show: (who: Who, id: string) => send('GET', `/v1/company/applicant/${id}`, who),
    labels: (who: Who) => send('GET', '/v1/company/label', who),
    saveLabel: post('/v1/company/label'),
    setLabel: post('/v1/company/set-apply-label'),
    deleteLabel: (who: Who, id: string) => send('DELETE', `/v1/company/label?id=${id}`, who),
    stages: (who: Who) => send('GET', '/v1/company/apply-stages', who),
    saveStage: post('/v1/company/apply-stages'),
    deleteStage: (who: Who, id: string, moveTo?: string) =>
      send('DELETE', `/v1/company/apply-stages?id=${id}${moveTo ? `&moveTo=${moveTo}` : ''}`, who),
    setStage: post('/v1/company/set-apply-stage'),
    assign: post('/v1/company/apply-assign'),
    status: post('/v1/company/apply-status'),
    note: post('/v1/company/apply-notes'),
    deleteNote: (who: Who, id: string) => send('DELETE', `/v1/company/apply-notes/${id}`, who),
    rate: post('/v1/company/apply-rating'),
    previewOutcome: post('/v1/company/apply-outcome/preview'),
    outcome: (
      who: Who,
      ids: string[],
      result: string,
      jp = '{name}さん、ありがとうございました。',
    ) => send('POST', '/v1/company/apply-outcome', who, { ids, result, text: { jp, en: null } }),
    undo: (who: Who, ids: string[]) => send('POST', '/v1/company/apply-outcome/undo', who, { ids }),
    get: (who: Who, url: string) => send('GET', url, who),
  };
}

export async function createApplicant(test: TestApp): Promise<SignedIn> {
  const student = await createStudent(test);
  await fillProfile(test, student);
  return student;
}

export interface Applied {
  who: SignedInRecruiter;
  student: SignedIn;
  jobId: string;
  id: string;
}

export async function applyOnce(
  test: TestApp,
  given: Partial<Pick<Applied, 'who' | 'student' | 'jobId'>> & { more?: object } = {},
): Promise<Applied> {
  const who = given.who ?? (await createEmployer(test, { plan: 2 }));
  const jobId = given.jobId ?? (await releaseOne(jobCalls(test), who));
  const student = given.student ?? (await createApplicant(test));
  const reply = await applicationCalls(test).apply(student, jobId, given.more);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { who, student, jobId, id: reply.json().application.id };
}

/** A company on the premium plan with a published job. */
export async function publishJob(test: TestApp) {
  const who = await createEmployer(test, { plan: 2 });
  return { who, jobId: await releaseOne(jobCalls(test), who) };
}

/** A job with applications on the company's own page. */
export const externalJob = (test: TestApp, who: SignedIn): Promise<string> =>
  releaseOne(
    jobCalls(test),
    who,
    jobWith({ common: { applyPage: 'external', applyUrl: 'https://jobs.example/apply' } }),
  );
