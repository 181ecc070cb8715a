import { pageAt } from './look-up.ts';
import type { Page } from './page.ts';

const part = /\$(\w+)/g;

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
    .find(
      (path) =>
        sees(pageAt(path)) && [...path.matchAll(part)].every(([, name]) => params[`${name}`]),
    )
    ?.replaceAll(part, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
