import type { Drift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import { orStale } from '@engawa/platform/errors/stale';
import type { Db, Tx } from '../../database.ts';
import { hasChanges } from './contents.query.ts';
import type { Documents } from './documents/documents.ts';
import { readCopies, readDocument, type WithDocuments } from './documents/read-document.ts';

const columns = [
  'content.id',
  'content.company_id as companyId',
  'content.version',
  'content.draft',
  'content.published',
  'content.drift',
  'content.updated_at as updatedAt',
  'content.published_at as publishedAt',
] as const;

const rows = (db: Db, companyId: string, kind: ContentKind) =>
  db
    .selectFrom('content')
    .leftJoin('recruiter as editor', 'editor.id', 'content.updated_by')
    .select([...columns, hasChanges.as('hasChanges'), 'editor.name as updatedBy'])
    .where('content.company_id', '=', companyId)
    .where('content.kind', '=', kind);

type StoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>>;
export type ContentRow<K extends ContentKind = ContentKind> = WithDocuments<StoredRow, K>;

export async function findContent<K extends ContentKind>(
  db: Db,
  companyId: string,
  kind: K,
  id: string,
): Promise<ContentRow<K> | undefined> {
  const row = await rows(db, companyId, kind).where('content.id', '=', id).executeTakeFirst();
  return row && readCopies(kind, row);
}

export async function findGeneral(
  db: Db,
  companyId: string,
): Promise<ContentRow<'general'> | undefined> {
  const row = await rows(db, companyId, 'general').executeTakeFirst();
  return row && readCopies('general', row);
}

/**
 * The published general page. Locked for share: readers do not block each other, but a publication
 * waits for them and they wait for one under way.
 */
export async function lockPublishedGeneral(
  tx: Tx,
  companyId: string,
): Promise<Documents['general'] | null> {
  const row = await tx
    .selectFrom('content')
    .select('published')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'general')
    .forShare()
    .executeTakeFirst();
  return readDocument('general')(row?.published ?? null);
}

/** A second save of the same content waits here until the first has committed. */
export async function lockContent<K extends ContentKind>(
  tx: Tx,
  companyId: string,
  kind: K,
  id: string,
): Promise<LockedContent<K> | undefined> {
  const row = await tx
    .selectFrom('content')
    .select([...columns, hasChanges.as('hasChanges')])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row && readCopies(kind, row);
}

export type LockedContent<K extends ContentKind = ContentKind> = Omit<ContentRow<K>, 'updatedBy'>;

export const countContents = (tx: Tx, companyId: string, kind: ContentKind) =>
  tx
    .selectFrom('company')
    .select((of) => [
      of('verified_at', 'is not', null).as('isVerified'),
      of
        .selectFrom('content')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', '=', companyId)
        .where('kind', '=', kind)
        .as('count'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();

interface NewContent {
  companyId: string;
  kind: ContentKind;
  draft: Documents[ContentKind];
  drift?: Drift;
  by: string | null;
}

/** Undefined if the company already has its one content of this kind. */
export async function insertContent(
  tx: Tx,
  { companyId, kind, draft, drift = {}, by }: NewContent,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('content')
    .values({
      company_id: companyId,
      kind,
      draft: JSON.stringify(draft),
      drift: JSON.stringify(drift),
      created_at: now,
      updated_at: now,
      updated_by: by,
      in_charge: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface Change {
  id: string;
  version: number;
  draft: Documents[ContentKind];
  drift: Drift;
  by: string | null;
}

/** Optimistic lock: refuses a caller who did not see the current version. */
export async function updateDraft(tx: Tx, change: Change, now: Date): Promise<void> {
  const updated = await tx
    .updateTable('content')
    .set({
      version: change.version + 1,
      draft: JSON.stringify(change.draft),
      drift: JSON.stringify(change.drift),
      updated_at: now,
      updated_by: change.by,
    })
    .where('id', '=', change.id)
    .where('version', '=', change.version)
    .returning('id')
    .executeTakeFirst();
  await orStale(updated, async () => {
    const row = await tx
      .selectFrom('content')
      .select('version')
      .where('id', '=', change.id)
      .executeTakeFirst();
    return row?.version;
  });
}

/** For changes of status and audience, so that an editor opened earlier cannot undo them. */
export async function raiseVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('content')
    .set((content) => ({ version: content('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Changes draft and published copy of the general page after a change of the company's facts.
 * Raises the version, so that an editor opened earlier cannot undo it by saving.
 */
export async function changeGeneral(
  tx: Tx,
  companyId: string,
  change: (document: Documents['general']) => Documents['general'],
): Promise<void> {
  const row = await tx
    .selectFrom('content')
    .select(['id', 'draft', 'published'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'general')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const { draft, published } = readCopies('general', row);
  await tx
    .updateTable('content')
    .set((content) => ({
      version: content('version', '+', 1),
      draft: JSON.stringify(change(draft)),
      published: published && JSON.stringify(change(published)),
    }))
    .where('id', '=', row.id)
    .execute();
}

export async function publishDraft(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('content')
    .set((content) => ({
      published: content.ref('draft') as never,
      published_drift: content.ref('drift') as never,
      published_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteContent(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('content').where('id', '=', id).execute();
}
