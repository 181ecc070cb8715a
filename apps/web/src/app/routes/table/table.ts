import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { sees } from '@engawa/contract/reference/companies/authority-levels';
import { companyContentsPages } from './company-contents.ts';
import { companyEngagementPages } from './company-engagement.ts';
import { companySettingsPages } from './company-settings.ts';
import { entryPages } from './entry.ts';
import type { Page } from './page.ts';
import { publicPages } from './public.ts';
import { talentPages, talentProfilePages } from './talent.ts';

/** Every page of the product. Guards, menus, titles and `npm run routes` read it. */
export const pages = [
  ...publicPages,
  ...entryPages,
  ...talentPages,
  ...talentProfilePages,
  ...companyEngagementPages,
  ...companyContentsPages,
  ...companySettingsPages,
] as const;

export const pageList: readonly Page[] = pages;

const byPath = new Map(pageList.map((one) => [one.path, one]));

export function pageAt(path: string): Page {
  const found = byPath.get(path);
  if (!found) throw new Error(`${path} is not in the route table`);
  return found;
}

export const maySee = (level: AuthorityLevel, { area }: Page): boolean =>
  area === undefined || sees(level, area);
