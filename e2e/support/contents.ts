import type { Page } from '@playwright/test';
import { type Level, signInAsRecruiter } from './people/sign-in.ts';
import { expect } from './test.ts';

type Data = Record<string, unknown>;

/** Calls as the signed-in recruiter, to prepare a test or to check its outcome. */
export interface Calls {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, data?: Data): Promise<T>;
}

export async function recruiterWithCalls(page: Page, level: Level = 2): Promise<Calls> {
  const { email, password } = await signInAsRecruiter(page, level);
  const login = await page.request.post('/v1/auth/recruiter-login', { data: { email, password } });
  const { accessToken } = (await login.json()) as { accessToken: { accessToken: string } };
  const headers = { authorization: `Bearer ${accessToken.accessToken}` };
  const send = async <T>(method: 'GET' | 'POST', path: string, data?: Data): Promise<T> => {
    const reply = await page.request.fetch(path, { method, headers, ...(data && { data }) });
    expect(reply.status(), await reply.text()).toBe(200);
    return (await reply.json()) as T;
  };
  return {
    get: (path) => send('GET', path),
    post: (path, data = {}) => send('POST', path, data),
  };
}

interface JobDocument extends Data {
  jp: Record<string, string>;
  en: Record<string, string>;
  common: Data;
}

/** Texts of a job that the demo's company has published, so its translation memory has them. */
export async function publishedJob({ get }: Calls): Promise<JobDocument> {
  const { jobPostingList } = await get<{ jobPostingList: { id: string }[] }>(
    '/v1/company/job-postings?status=1',
  );
  const id = jobPostingList.at(-1)?.id ?? '';
  const path = `/v1/company/job-content-management?company_job_id=${id}`;
  return (await get<{ job: { content: JobDocument } }>(path)).job.content;
}

/** Creates a draft for this test only, so that tests do not interfere. */
export async function draftJob(
  calls: Calls,
  position: string,
  english = `${position} (en)`,
): Promise<string> {
  const { jp, en, common } = await publishedJob(calls);
  const { companyJobId } = await calls.post<{ companyJobId: string }>(
    '/v1/company/job-content-management/draft',
    {
      companyJobId: null,
      version: 0,
      inStep: [],
      jp: { ...jp, position },
      en: { ...en, position: english },
      common,
    },
  );
  return companyJobId;
}

/** A field of one language; `name` is its label without the language. */
export const inLanguage = (page: Page, name: string, language: '日本語' | '英語' | 'Japanese') =>
  page.getByLabel(new RegExp(`^${name}\\s+${language}`));
