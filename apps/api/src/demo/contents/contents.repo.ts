import { demoCompanies } from '@engawa/demo/companies';
import { demoStudents } from '@engawa/demo/try-as-people';
import type { Db, Tx } from '../../database.ts';

/** Demo companies without any content: id by domain. */
export async function findUnwritten(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_jp'])
    .where('is_demo', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content')
            .select('content.id')
            .whereRef('content.company_id', '=', 'company.id'),
        ),
      ),
    )
    .execute();
  const ids = new Map(rows.map(({ id, name_jp }) => [name_jp, id]));
  return new Map(
    demoCompanies.flatMap(({ domain, nameJp }) => {
      const id = ids.get(nameJp);
      return id === undefined ? [] : [[domain, id]];
    }),
  );
}

/** Sign-in accounts of the demo come first, in the order of `demoStudents`. */
export async function listDemoStudents(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('student')
    .select(['id', 'email'])
    .where('is_demo', '=', true)
    .orderBy('email')
    .execute();
  const tried = demoStudents.flatMap(({ email }) => rows.filter((row) => row.email === email));
  const others = rows.filter((row) => !tried.includes(row));
  return [...tried, ...others].map(({ id }) => id);
}
