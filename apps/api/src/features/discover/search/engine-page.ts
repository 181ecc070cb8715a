import { discoverLimits } from '@engawa/contract/discover/limits';
import type { Found } from '@engawa/index/query';
import type { SearchEngine } from '@engawa/platform/search-index/search-engine';
import type { Db } from '../../../database.ts';
import type { Page } from './found.repo.ts';

export interface Engines {
  db: Db;
  indexes: SearchEngine | undefined;
}

export const nothing: Page = { count: 0, ids: [], nextCursor: null };

/** Asks for one more than a page, which shows whether there is a next page. */
export function askPage(cursor: string | undefined) {
  const [place = '', id = ''] = cursor?.split('_') ?? [];
  return {
    after: cursor ? { place: Number(place), id } : undefined,
    limit: discoverLimits.perPage + 1,
  };
}

export function pageOf({ count, rows }: Found): Page {
  const page = rows.slice(0, discoverLimits.perPage);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    count,
    ids: page.map((one) => one.id),
    nextCursor: last ? `${last.place}_${last.id}` : null,
  };
}
