import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import type { TestApp } from '../server/app.ts';
import type { SignedInRecruiter } from './factories.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };
export interface OlderDocument {
  jp: Fields;
  en: Fields;
  common: Fields;
}

/** Placeholder in the sample files for an uploaded picture. */
const anyPicture = '00000000-0000-4000-8000-000000000001';

const folderOf = (kind: ContentKind) => join(import.meta.dirname, '../older-documents', kind);

/** Dates of the sample documents of a kind, one per shape, newest last. */
export const daysOf = (kind: ContentKind): string[] =>
  readdirSync(folderOf(kind))
    .map((name) => name.replace('.json', ''))
    .toSorted();

export const olderDocument = (kind: ContentKind, day: string, picture?: string): OlderDocument =>
  JSON.parse(
    readFileSync(join(folderOf(kind), `${day}.json`), 'utf8').replaceAll(
      anyPicture,
      picture ?? anyPicture,
    ),
  );

/** Stores a sample document as draft and published copy, whatever today's schema is. */
export async function storeOlder(
  { services, clock }: TestApp,
  { companyId }: SignedInRecruiter,
  kind: ContentKind,
  document: OlderDocument,
): Promise<string> {
  const { pool } = services.databases;
  const { rows } = await pool.query<{ id: string }>(
    `insert into content (company_id, kind, draft, published, created_at, updated_at, published_at)
     values ($1, $2, $3, $3, $4, $4, $4) returning id`,
    [companyId, kind, JSON.stringify(document), clock.now()],
  );
  const id = rows[0]?.id ?? '';
  if (kind === 'job') {
    await pool.query('insert into job_posting (id, status, status_changed_at) values ($1, 1, $2)', [
      id,
      clock.now(),
    ]);
  } else if (kind !== 'general') {
    await pool.query(
      `insert into post (id, kind, status, status_changed_at) values ($1, $2, 'public', $3)`,
      [id, kind, clock.now()],
    );
  }
  return id;
}
