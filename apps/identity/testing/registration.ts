import { expect } from 'vitest';
import { type Begun, begin, goodPassword } from './flow.ts';
import type { TestService } from './service.ts';

export const english = { parameters: { ui_locales: 'en' } };

export const registration = (email: string, more: Record<string, string> = {}) => ({
  givenName: 'Linh',
  familyName: 'Nguyen',
  email,
  password: goodPassword,
  agreed: 'yes',
  ...more,
});

export async function register(
  service: TestService,
  email: string,
  more: Record<string, string> = {},
): Promise<Begun> {
  const flow = await begin(service, english);
  const sent = await flow.browser.post(`${flow.base}/register`, registration(email, more));
  expect([sent.status, sent.text.includes('Check your email')]).toEqual([200, true]);
  return flow;
}

/** Fields of the page for somebody who did not register in the same browser. */
export const introduction = (token: string, more: Record<string, string> = {}) => ({
  token,
  introduced: 'yes',
  givenName: 'Linh',
  familyName: 'Nguyen',
  password: goodPassword,
  agreed: 'yes',
  ...more,
});

export const tokenIn = (link: string): string =>
  new URL(link, 'http://x').searchParams.get('token') ?? '';
