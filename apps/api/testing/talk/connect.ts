import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../database/factories.ts';
import { fillProfile } from '../people/profile.ts';
import type { TestApp } from '../server/app.ts';

type Who = { headers: Record<string, string> };

export function connectCalls({ app }: TestApp) {
  const post = (url: string, { headers }: Who, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const get = (url: string, { headers }: Who) => app.inject({ url, headers });
  return {
    student: {
      ask: (who: Who, companyId: string, more: object = {}) =>
        post('/v1/student/connect', who, { companyId, ...more }),
      end: (who: Who, companyId: string, act: string) =>
        post('/v1/student/connect/cancel', who, { companyId, act }),
      list: (who: Who, req: number, more = '') => get(`/v1/student/connect?req=${req}${more}`, who),
      opened: (who: Who, companyIds: string[]) =>
        post('/v1/student/connect/opened', who, { companyIds }),
      show: (who: Who, companyId: string) => get(`/v1/student/connect/detail/${companyId}`, who),
    },
    company: {
      ask: (who: Who, studentId: string, more: object = {}) =>
        post('/v1/company/connect', who, { studentId, ...more }),
      end: (who: Who, studentId: string, act: string) =>
        post('/v1/company/connect/cancel', who, { studentId, act }),
      list: (who: Who, req: number, more = '') => get(`/v1/company/connect?req=${req}${more}`, who),
      jobs: (who: Who) => get('/v1/company/connect-jobs', who),
      figures: (who: Who) => get('/v1/company/connect-figures', who),
      csv: (who: Who, req?: number) =>
        get(`/v1/company/connect/csv-output${req === undefined ? '' : `?req=${req}`}`, who),
      labels: (who: Who) => get('/v1/company/connect-label', who),
      saveLabel: (who: Who, label: object) => post('/v1/company/connect-label', who, label),
      deleteLabel: ({ headers }: Who, id: string) =>
        app.inject({ method: 'DELETE', url: `/v1/company/connect-label?id=${id}`, headers }),
      setLabels: (who: Who, body: object) => post('/v1/company/set-connect-label', who, body),
    },
  };
}

export async function createTwo(
  test: TestApp,
  options: Parameters<typeof createRecruiter>[1] = {},
): Promise<{ student: SignedIn; who: SignedInRecruiter }> {
  const student = await createStudent(test);
  await fillProfile(test, student);
  return { student, who: await createRecruiter(test, options) };
}

export async function connectThem(test: TestApp, student: SignedIn, who: SignedInRecruiter) {
  const calls = connectCalls(test);
  await calls.company.ask(who, student.accountId);
  await calls.student.ask(student, who.companyId, { act: 'accept' });
}
