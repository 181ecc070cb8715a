import { pageAt } from './look-up.ts';
import type { Page } from './page.ts';

const part = /\$(\w+)/g;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The address to show instead when the optional last part is missing: that of a list or company.
 * Undefined if no part is missing.
 */
export function insteadOf(
  { path: own, leftOut }: Page,
  params: Params,
  sees: (page: Page) => boolean = () => true,
): string | undefined {
  // Only the last part of an address is optional.
  const last = own.slice(own.lastIndexOf('$') + 1, -1);
  if (!leftOut || params[last]) return undefined;
  return leftOut
    .find(
      (path) =>
        sees(pageAt(path)) && [...path.matchAll(part)].every(([, name]) => params[`${name}`]),
    )
    ?.replaceAll(part, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
