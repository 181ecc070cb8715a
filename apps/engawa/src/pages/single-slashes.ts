/**
 * Collapses doubled slashes, which no page's address has. The result begins with one slash and no
 * backslash, so that it can never lead to another host.
 */
export function withSingleSlashes(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!/[/\\]{2}/.test(path)) return url;
  return path.replaceAll(/[/\\]{2,}/g, '/') + url.slice(path.length);
}
