import { pageAt } from './look-up.ts';
import type { Page } from './page.ts';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The address of the list or company that stands in for a page whose optional part is left out;
 * undefined where the address names everything.
 */
export function insteadOf(
  { leftOut }: Page,
  params: Params,
  sees: (page: Page) => boolean = () => true,
): string | undefined {
  if (!leftOut || params[leftOut.part]) return undefined;
  return leftOut.sendsTo
    .filter((path) => sees(pageAt(path)))
    .map((path) => filled(path, params))
    .find((path) => path !== undefined);
}

function filled(path: string, params: Params): string | undefined {
  const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !params[name])) return undefined;
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
