import { pageList } from '../routes/table/look-up.ts';

/** Leading back to these after signing in would lead nowhere, or straight out again. */
const never = [
  '/signout',
  '/sign-out',
  ...pageList
    .filter(({ audience }) => audience === 'entry')
    .map(({ path }) => path.replace(/\/\{.*/, '')),
];

const stranger = 'http://stranger.invalid';

/**
 * A path of this site that may be followed after a sign-in, or undefined. Whatever could be read as
 * another origin is refused, not mended.
 */
export function safePath(text: unknown): string | undefined {
  // Printable ASCII is all that an address of ours consists of; no space, no backslash.
  if (typeof text !== 'string' || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(text)) return undefined;
  if (!URL.canParse(text, stranger)) return undefined;
  const url = new URL(text, stranger);
  if (url.origin !== stranger) return undefined;
  const pathname = decoded(url.pathname);
  // Twice escaped or not: no second slash at the beginning, no control character anywhere.
  if (pathname === undefined || /^\/[/\\]|[\p{Cc}\\]/u.test(pathname)) return undefined;
  if (never.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Undone until nothing is escaped any more, since whoever comes next may undo once more. */
function decoded(pathname: string): string | undefined {
  try {
    const plain = decodeURIComponent(pathname);
    return plain === pathname ? plain : decoded(plain);
  } catch {
    return undefined;
  }
}
