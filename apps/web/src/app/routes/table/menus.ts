import type { NoticeKind } from '@engawa/contract/notifications/schemas';
import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { maySee, pageList } from './look-up.ts';
import type { Audience, Page, TitleKey } from './page.ts';

export interface MenuItem {
  path: string;
  label: TitleKey;
  badge: NoticeKind | undefined;
}

const itemOf = ({ path, title, menu }: Page): MenuItem[] => {
  const label = menu?.label ?? title;
  return menu && label ? [{ path, label, badge: menu.badge }] : [];
};

export const menuOf = (audience: Audience): MenuItem[] =>
  pageList.filter((page) => page.audience === audience).flatMap(itemOf);

const drawerGroups = ['engagement', 'contents', 'settings'] as const;
export type DrawerGroup = (typeof drawerGroups)[number];

/** The company pages that a level may see, grouped by the second segment of the path. */
export function drawerOf(level: AuthorityLevel): { group: DrawerGroup; items: MenuItem[] }[] {
  const seen = pageList.filter((page) => page.audience === 'company' && maySee(level, page));
  return drawerGroups
    .map((group) => ({
      group,
      items: seen.filter(({ path }) => path.split('/')[2] === group).flatMap(itemOf),
    }))
    .filter(({ items }) => items.length > 0);
}

export const iconsOf = (level: AuthorityLevel): MenuItem[] =>
  pageList.filter((page) => page.icon && maySee(level, page)).flatMap(itemOf);
