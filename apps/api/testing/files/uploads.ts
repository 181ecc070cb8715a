import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@engawa/platform/testing/waiting/until';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import { type FormFile, multipart } from './multipart.ts';

interface UploadOptions {
  who: SignedIn;
  side?: 'student' | 'company';
  headers?: Record<string, string>;
}

export const fileCalls = (api: TestApp) => ({
  upload: (
    purpose: string,
    files: FormFile[],
    { who, side = 'student', headers = {} }: UploadOptions,
  ) => {
    const form = multipart({ purpose }, files);
    return api.app.inject({
      method: 'POST',
      url: `/v1/${side}/upload-file`,
      headers: { languagetype: '1', ...who.headers, ...form.headers, ...headers },
      payload: form.payload,
    });
  },
  remove: (id: string, who: SignedIn, side: 'student' | 'company' = 'student') =>
    api.app.inject({
      method: 'POST',
      url: `/v1/${side}/upload-file/delete`,
      headers: who.headers,
      payload: { id },
    }),
  get: (url: string, who?: SignedIn) =>
    api.app.inject({ url, headers: { languagetype: '1', ...who?.headers } }),
});

/** Stored files; waits until spools are empty, which happens just after the response. */
export async function onDisk(api: TestApp): Promise<string[]> {
  await until('uploads to settle', () => arriving(api).length === 0);
  return filesIn(api, 'files');
}

export const arriving = (api: TestApp): string[] => filesIn(api, 'incoming');

function filesIn(api: TestApp, name: 'files' | 'incoming'): string[] {
  const folder = join(api.folder, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}
