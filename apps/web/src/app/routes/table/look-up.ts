import { type AuthorityLevel, sees } from '@engawa/contract/reference/companies/authority-levels';
import type { Page } from './page.ts';
import { pages } from './table.ts';

export const pageList: readonly Page[] = pages;

const byPath = new Map(pageList.map((one) => [one.path, one]));

export function pageAt(path: string): Page {
  const found = byPath.get(path);
  if (!found) throw new Error(`${path} is not in the route table`);
  return found;
}

export const maySee = (level: AuthorityLevel, { area }: Page): boolean =>
  area === undefined || sees(level, area);
