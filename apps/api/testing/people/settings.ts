import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

export const blockCompany = ({ app }: TestApp, { headers }: SignedIn, companyId: string) =>
  app.inject({
    method: 'POST',
    url: '/v1/student/settings/block',
    headers,
    payload: { companyId },
  });

export async function block(test: TestApp, who: SignedIn, companyId: string): Promise<void> {
  const reply = await blockCompany(test, who, companyId);
  if (reply.statusCode !== 200) throw new Error(reply.body);
}
