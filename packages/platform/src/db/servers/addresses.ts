/** libpq's parameters for choosing among several servers; removed, since `Servers` chooses. */
const choosing = ['target_session_attrs', 'load_balance_hosts'];

/**
 * Splits an address with several servers, in libpq's notations: `postgres://a:5432,b:5433/engawa`,
 * or `?host=a,b&port=5432,5433`. A single one is returned unchanged.
 */
export function addressesOf(url: string): string[] {
  const [, scheme = '', who = '', hosts = '', path = '', query = ''] =
    /^(\w+:\/\/)([^/?#]*@)?([^/?#]*)([^?#]*)\??(.*)$/.exec(url) ?? [];
  const settings = new URLSearchParams(query);
  const named = settings.get('host')?.split(',') ?? [];
  const listed = hosts.split(',');
  if (named.length <= 1 && listed.length <= 1) return [url];
  for (const name of choosing) settings.delete(name);
  const write = (host: string) => {
    const rest = settings.size > 0 ? `?${settings.toString()}` : '';
    return scheme + who + host + path + rest;
  };
  if (named.length <= 1) return listed.map(write);
  const ports = settings.get('port')?.split(',') ?? [];
  return named.map((host, at) => {
    settings.set('host', host);
    const port = ports[at] ?? ports[0];
    if (port) settings.set('port', port);
    return write(listed[at] ?? listed[0] ?? '');
  });
}
