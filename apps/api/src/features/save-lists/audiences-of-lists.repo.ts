import type { ShownTo } from '@engawa/contract/save-lists/schemas';
import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db } from '../../database.ts';
import { listsChosenBy } from '../audience/audience.query.ts';
import { writtenBy } from '../contents/contents.query.ts';
import { readDocument, type StoredDocument } from '../contents/public.ts';
import { jobStatuses } from '../jobs/jobs.query.ts';
import { postStatuses } from '../posts/posts.query.ts';

const limitedJob = 4;

export async function listAudiencesOf(
  db: Db,
  companyId: string,
  listIds: readonly string[],
): Promise<Map<string, ShownTo[]>> {
  const rows = await db
    .selectFrom(listsChosenBy(companyId).as('chosen'))
    .innerJoin(writtenBy(companyId).as('content'), 'content.id', 'chosen.content_id')
    .leftJoin(jobStatuses.as('job'), 'job.id', 'content.id')
    .leftJoin(postStatuses.as('post'), 'post.id', 'content.id')
    .where('chosen.list_id', '=', oneOf(listIds))
    .select(['chosen.list_id as listId', 'content.id', 'content.kind', 'content.draft'])
    .select(['job.status as jobStatus', 'post.status as postStatus'])
    .orderBy('content.id')
    .execute();
  const shown = new Map<string, ShownTo[]>();
  for (const { listId, id, kind, draft, jobStatus, postStatus } of rows) {
    if (kind !== 'job' && kind !== 'event') continue;
    const limited = jobStatus === limitedJob || postStatus === 'limited';
    const one = { id, kind, title: titleOf(kind, draft), limited };
    shown.set(listId, [...(shown.get(listId) ?? []), one]);
  }
  return shown;
}

function titleOf(kind: 'job' | 'event', draft: StoredDocument): ShownTo['title'] {
  if (kind === 'job') {
    const job = readDocument('job')(draft);
    return { jp: job?.jp?.position ?? null, en: job?.en?.position ?? null };
  }
  const event = readDocument('event')(draft);
  return { jp: event?.jp?.title ?? null, en: event?.en?.title ?? null };
}
