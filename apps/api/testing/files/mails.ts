import { until } from '@engawa/platform/testing/waiting/until';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';

export async function mailsTo(test: TestApp, email: string): Promise<Record<string, string>[]> {
  const rows = await test.services.databases.commands
    .selectFrom('mail')
    .select('data')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => data ?? {});
}

/** The token of the link in the newest mail: its last path segment or `token` parameter. */
export async function tokenFor(test: TestApp, email: string): Promise<string> {
  let url: string | undefined;
  await until('a mail', async () => {
    url = (await mailsTo(test, email)).at(-1)?.['url'];
    return url !== undefined;
  });
  const { pathname, searchParams } = new URL(url ?? '');
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
}

export const templatesTo = async (test: TestApp, email: string): Promise<string[]> =>
  (
    await test.services.databases.commands
      .selectFrom('mail')
      .select('template')
      .where('recipient', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template);

export async function emailOf(test: TestApp, { accountId }: SignedIn): Promise<string> {
  const { rows } = await test.services.databases.pool.query(
    'select email from student where id = $1 union select email from recruiter where id = $1',
    [accountId],
  );
  return rows[0].email;
}
