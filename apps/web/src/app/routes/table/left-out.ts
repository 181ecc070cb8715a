import { pageAt } from './look-up.ts';
import type { Page } from './page.ts';

const part = /\$(\w+)/g;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The address of the list or company that stands in for a page whose optional part is left out;
 * undefined where the address names everything.
 */
export function insteadOf(
  { path: own, leftOut }: Page,
  params: Params,
  sees: (page: Page) => boolean = () => true,
): string | undefined {
  // The last part of an address is the one that may be left out.
  const last = own.slice(own.lastIndexOf('$') + 1, -1);
  if (!leftOut || params[last]) return undefined;
  return leftOut
    .find(
      (path) =>
        sees(pageAt(path)) && [...path.matchAll(part)].every(([, name]) => params[`${name}`]),
    )
    ?.replaceAll(part, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
