import { expect, test } from 'vitest';
import { drawerOf } from '../../routes/table/menus.ts';
import { drawerIcons } from './drawer-icons.ts';

test('every entry of the menu has an icon of its own', () => {
  const paths = drawerOf(0).flatMap(({ items }) => items.map(({ path }) => path));
  expect(Object.keys(drawerIcons).toSorted()).toEqual(paths.toSorted());
  expect(new Set(Object.values(drawerIcons)).size).toBe(paths.length);
});
