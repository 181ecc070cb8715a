import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { readDocument } from '../contents/public.ts';
import { companyPictureOf } from '../files/files.query.ts';
import { postsOf } from '../posts/posts.query.ts';
import { reach } from '../reach/reach.query.ts';

export async function listNewestTips(db: Db, studentId: string, most: number) {
  const rows = await db
    .selectFrom(postsOf('tip').as('content'))
    .innerJoin('company', 'company.id', 'content.company_id')
    .where('content.published', 'is not', null)
    .where('company.verified_at', 'is not', null)
    .where('content.status', '=', 'public')
    .where(reach.studentMaySee({ student: studentId, company: sql.ref('company.id') }))
    .select(['content.id', 'content.published', 'company.id as companyId'])
    .select(['company.name_jp', 'company.name_en'])
    .select(
      companyPictureOf(
        sql.ref('company.id'),
        sql`(content.published->'common'->>'senpaiImage')::uuid`,
      ).as('pictures'),
    )
    .orderBy('content.published_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ published, ...row }) => {
    const tip = readDocument('tip')(published);
    return tip ? [{ ...row, tip }] : [];
  });
}
