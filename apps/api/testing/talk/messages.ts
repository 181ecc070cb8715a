import { randomUUID } from 'node:crypto';
import {
  createRecruiter,
  createStudent,
  type SignedIn,
  type SignedInRecruiter,
} from '../database/factories.ts';
import { type FormFile, multipart } from '../files/multipart.ts';
import { pdf } from '../files/sample-files.ts';
import { fillProfile } from '../people/profile.ts';
import type { TestApp } from '../server/app.ts';
import { connectThem } from './connect.ts';

type Who = { headers: Record<string, string> };
export type Side = 'student' | 'company';

export function messageCalls({ app }: TestApp) {
  const post = (url: string, { headers }: Who, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const get = (url: string, { headers }: Who) => app.inject({ url, headers });
  return {
    list: (side: Side, who: Who, query = '') => get(`/v1/${side}/messages${query}`, who),
    search: (side: Side, who: Who, word: string, more = '') =>
      get(`/v1/${side}/messages-search?word=${encodeURIComponent(word)}${more}`, who),
    show: (side: Side, who: Who, id: string, query = '') =>
      get(`/v1/${side}/messages/${id}${query}`, who),
    send: (side: Side, who: Who, threadId: string, body: object = {}) =>
      post(`/v1/${side}/messages`, who, {
        threadId,
        clientId: randomUUID(),
        text: 'はじめまして。',
        ...body,
      }),
    edit: (side: Side, { headers }: Who, id: string, text: string) =>
      app.inject({ method: 'PUT', url: `/v1/${side}/messages`, headers, payload: { id, text } }),
    remove: (side: Side, who: Who, id: string) => post(`/v1/${side}/messages/delete`, who, { id }),
    removeFile: (side: Side, who: Who, id: string, fileId: string) =>
      post(`/v1/${side}/messages/delete-file`, who, { id, fileId }),
    read: (side: Side, who: Who, threadId: string, number: number) =>
      post(`/v1/${side}/messages/read`, who, { threadId, number }),
    upload: (side: Side, { headers }: Who, file: FormFile = { name: 'plan.pdf', content: pdf }) => {
      const form = multipart({}, [file]);
      return app.inject({
        method: 'POST',
        url: `/v1/${side}/upload-file-messages`,
        headers: { ...headers, ...form.headers },
        payload: form.payload,
      });
    },
    unread: async (side: Side, who: Who): Promise<number> =>
      (await get(`/v1/${side}/notifications`, who)).json().notice.messages,
    post,
    get,
  };
}

export interface Talking {
  student: SignedIn;
  who: SignedInRecruiter;
  threadId: string;
}

export async function startTalking(
  test: TestApp,
  people: Partial<Pick<Talking, 'student' | 'who'>> = {},
): Promise<Talking> {
  const student = people.student ?? (await createStudent(test));
  const who = people.who ?? (await createRecruiter(test));
  if (!people.student) await fillProfile(test, student);
  await connectThem(test, student, who);
  return { student, who, threadId: await threadOf(test, who, student) };
}

export async function threadOf(
  test: TestApp,
  { companyId }: SignedInRecruiter,
  { accountId }: SignedIn,
): Promise<string> {
  const { rows } = await test.services.databases.pool.query<{ id: string }>(
    'select id from thread where company_id = $1 and student_id = $2',
    [companyId, accountId],
  );
  return rows[0]?.id ?? '';
}
