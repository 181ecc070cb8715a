import { pageList } from '../routes/table/look-up.ts';

/** Pages that sign in or out: returning to one after signing in would end the session or loop. */
const never = [
  '/signout',
  '/sign-out',
  ...pageList
    .filter(({ audience }) => audience === 'entry')
    .map(({ path }) => path.replace(/\/\{.*/, '')),
];

const stranger = 'http://stranger.invalid';

/**
 * A path of this site that is safe to follow after a sign-in, or undefined. Anything that could be
 * parsed as another origin is refused, not repaired.
 */
export function safePath(text: unknown): string | undefined {
  // The site's addresses consist of printable ASCII, without spaces and backslashes.
  if (typeof text !== 'string' || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(text)) return undefined;
  if (!URL.canParse(text, stranger)) return undefined;
  const url = new URL(text, stranger);
  if (url.origin !== stranger) return undefined;
  const pathname = decoded(url.pathname);
  // However often it was escaped, the path has no second leading slash and no control character.
  if (pathname === undefined || /^\/[/\\]|[\p{Cc}\\]/u.test(pathname)) return undefined;
  if (never.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Decodes repeatedly until nothing is escaped, because later code might decode once more. */
function decoded(pathname: string): string | undefined {
  try {
    const plain = decodeURIComponent(pathname);
    return plain === pathname ? plain : decoded(plain);
  } catch {
    return undefined;
  }
}
