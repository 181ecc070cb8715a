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

const drawerGroups = ['engagement', 'contents', 'more'] as const;
export type DrawerGroup = (typeof drawerGroups)[number];

const groupOf = ({ path, menu }: Page): string | undefined => {
  const [, , area] = path.split('/');
  return menu?.folded || area === 'settings' ? 'more' : area;
};

/** The company pages that a level may see; settings and folded pages are the last group. */
export function drawerOf(level: AuthorityLevel): { group: DrawerGroup; items: MenuItem[] }[] {
  const seen = pageList.filter((page) => page.audience === 'company' && maySee(level, page));
  return drawerGroups
    .map((group) => ({
      group,
      items: seen.filter((page) => groupOf(page) === group).flatMap(itemOf),
    }))
    .filter(({ items }) => items.length > 0);
}

export const iconsOf = (level: AuthorityLevel): MenuItem[] =>
  pageList.filter((page) => page.icon && maySee(level, page)).flatMap(itemOf);
