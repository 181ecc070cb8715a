import type { Query } from '@engawa/index/query';
import { z } from 'zod';

export const paths = { search: '/search', sources: '/sources' } as const;

export interface AskedOfService {
  readonly source: string;
  readonly query: Query;
}

/** No page that anybody asks for has as many. */
const mostRows = 2_000;

/** How much is asked for; what is asked, the index itself checks: it knows its columns. */
export const askedOfService = z.object({
  source: z.string(),
  query: z.looseObject({
    where: z.array(z.unknown()),
    order: z.string(),
    limit: z.int().min(0).max(mostRows),
  }),
});

export const foundByService = z.object({
  count: z.number(),
  rows: z.array(z.object({ place: z.number(), id: z.string(), score: z.number().nullable() })),
});

/** By source; the shape says whether both sides are of releases that mean the same. */
export const heldByService = z.record(
  z.string(),
  z.object({
    ready: z.boolean(),
    rows: z.number(),
    changes: z.number(),
    shape: z.string(),
  }),
);
export type HeldByService = z.output<typeof heldByService>;
