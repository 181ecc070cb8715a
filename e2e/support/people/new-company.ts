import type { APIRequestContext } from '@playwright/test';
import { expect } from '../test.ts';
import { linkInMail, mailsTo } from './mailbox.ts';

export interface Owner {
  email: string;
  password: string;
}

/** Signs up a company for this test only, so that tests do not interfere. */
export async function newCompany(
  request: APIRequestContext,
  companyNameEn: string,
  { email, password }: Owner = {
    email: `owner-${crypto.randomUUID()}@test.example`,
    password: 'kaki-to-moss-7',
  },
): Promise<Owner> {
  const seen: string[] = [];
  for await (const id of mailsTo(request, email)) seen.push(id);
  const asked = await request.post('/v1/auth/signup/email', {
    data: { name: 'Aoi Mori', email, agreed: true },
  });
  expect(asked.status()).toBe(200);
  const link = await linkInMail(request, email, /signup\/step2/, seen);
  const made = await request.post('/v1/auth/signup/company', {
    data: {
      token: new URLSearchParams(link.split('?')[1]).get('token'),
      password,
      companyNameJp: null,
      companyNameEn,
      industry: 6,
      prefecture: null,
      employees: null,
    },
  });
  expect(made.status()).toBe(200);
  return { email, password };
}
