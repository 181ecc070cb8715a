import { contradictions } from '@engawa/contract/discover/contradictions';
import { discoverFields } from '@engawa/contract/discover/filter-fields';
import { generalDocument } from '@engawa/contract/general/schemas';
import { jobDocument } from '@engawa/contract/jobs/schemas';
import { Random } from '@engawa/demo/random';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../src/database.ts';
import { documentReader } from '../../src/features/contents/documents/read-document.ts';
import type { jobRow } from '../../src/features/search-rows/job-row.rules.ts';
import { valuesOf } from '../fuzz/schema-values.ts';

export const discoverKind = { fields: discoverFields, contradictions };

const seed = 20261116;
const random = new Random(seed);
const texts = ['看護助手として働く', '機械学習エンジニア', 'Node.js と C++', '営業・通訳 English'];

/** Documents with values in all fields of the schema, so that the rows have them too. */
const drawn = <T>(schema: z.ZodType<T>, count: number): T[] =>
  fc.sample(valuesOf(schema, 'document'), { numRuns: count, seed }).map(documentReader(schema, []));

/** Swaps reversed periods: the command refuses them, the schema alone does not. */
const inOrder = (from: string | null, to: string | null) =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

function withSpansInOrder(common: z.output<typeof jobDocument>['common']) {
  const [graduationFrom = null, graduationTo = null] = inOrder(
    common.graduationFrom,
    common.graduationTo,
  );
  const [startFrom = null, startTo = null] = inOrder(common.startFrom, common.startTo);
  return { ...common, graduationFrom, graduationTo, startFrom, startTo };
}

/** Few different values, so that many rows are equal. */
export const drawnJobs = drawn(jobDocument, 60).map((job) => ({
  ...job,
  common: withSpansInOrder(job.common),
  jp: job.jp && { ...job.jp, position: random.pick(texts), businessContent: random.pick(texts) },
}));
export const drawnGenerals = drawn(generalDocument, 30).map((general) => ({
  ...general,
  jp: general.jp && { ...general.jp, companyProfile: random.pick(texts) },
}));

export const withWords = <Row extends { words: readonly string[] }>({ words, ...row }: Row) => ({
  ...row,
  words: sql<string>`array_to_tsvector(${words}::text[])` satisfies RawBuilder<string>,
});

interface DrawnRow {
  job_id: string;
  company_id: string;
  rules: number;
}

/** Inserts search rows with the contents that they refer to. */
export const insertJobRows = (
  db: Db,
  rows: readonly (DrawnRow & ReturnType<typeof withWords<ReturnType<typeof jobRow>>>)[],
) =>
  db.transaction().execute(async (tx) => {
    const ids = rows.map(({ job_id }) => job_id);
    const companies = rows.map(({ company_id }) => company_id);
    await sql`insert into content (id, company_id, kind, draft, created_at, updated_at)
      select id, company, 'job', '{}', now(), now()
      from unnest(${ids}::uuid[], ${companies}::uuid[]) as made (id, company)`.execute(tx);
    await sql`insert into job_posting (id, status, status_changed_at)
      select id, 1, now() from unnest(${ids}::uuid[]) as id`.execute(tx);
    await tx.insertInto('job_search').values(rows).execute();
  });
