import type { TestApp } from './app.ts';
import type { SignedIn } from './factories.ts';

/** Adds a company to those the student has blocked, as the settings' page does. */
export async function block({ app }: TestApp, who: SignedIn, companyId: string): Promise<void> {
  const url = '/v1/student/settings';
  const { settings } = (await app.inject({ url, headers: who.headers })).json();
  const { blockedCompanies, ...kept } = settings;
  const already = blockedCompanies.map((one: { companyId: string }) => one.companyId);
  const payload = { ...kept, blockedCompanyIds: [...already, companyId] };
  const reply = await app.inject({ method: 'POST', url, headers: who.headers, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}
