import type { ContentKind } from '@engawa/contract/contents/kinds';
import { readerOf } from '@engawa/contract/contents/outline/read-as';
import type { z } from 'zod';
import type { StoredDocument } from '../contents.tables.ts';
import { type Documents, documentSchemas } from './documents.ts';
import { type OlderDocument, type Upgrade, upgrades } from './upgrades.ts';

interface ReadDocument<D> {
  (stored: StoredDocument): D;
  (stored: StoredDocument | null): D | null;
}

export function documentReader<D>(
  schema: z.ZodType<D>,
  steps: readonly Upgrade[],
): (stored: unknown) => D {
  const read = readerOf(schema);
  return (stored) =>
    read(steps.reduce((document, upgrade) => upgrade(document), stored as OlderDocument));
}

const readers: { readonly [K in ContentKind]: (stored: unknown) => Documents[K] } = {
  general: documentReader(documentSchemas.general, upgrades.general),
  job: documentReader(documentSchemas.job, upgrades.job),
  event: documentReader(documentSchemas.event, upgrades.event),
  article: documentReader(documentSchemas.article, upgrades.article),
  tip: documentReader(documentSchemas.tip, upgrades.tip),
};

/** The only reader of stored documents: returns today's shape of any age of document. */
export const readDocument = <K extends ContentKind>(kind: K): ReadDocument<Documents[K]> =>
  ((stored: StoredDocument | null) =>
    stored === null ? null : readers[kind](stored)) as ReadDocument<Documents[K]>;

interface StoredCopies {
  draft: StoredDocument;
  published: StoredDocument | null;
}

export type WithDocuments<Row, K extends ContentKind> = Omit<Row, keyof StoredCopies> & {
  draft: Documents[K];
  published: Documents[K] | null;
};

export function readCopies<K extends ContentKind, Row extends StoredCopies>(
  kind: K,
  row: Row,
): WithDocuments<Row, K> {
  const read = readDocument(kind);
  return { ...row, draft: read(row.draft), published: read(row.published) };
}
