import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Proxies may forward any text; all invalid addresses count as one caller. */
const unknown = 'unknown';

/**
 * The canonical form under which an address is counted, however it is spelled (case, zeros, port,
 * IPv4 inside IPv6). A customer often owns a whole IPv6 /48, so addresses inside it count as one.
 */
export function addressKey(ip: string): string {
  // Fast path for nearly all addresses: every call asks twice.
  if (isIPv4(ip)) return ip;
  if (ip.startsWith('::ffff:') && isIPv4(ip.slice(7))) return ip.slice(7);
  const bare = withoutPort(ip.trim());
  const four = withoutZeros(bare);
  if (isIPv4(four)) return four;
  const six = bare.replace(/%.*$/, '');
  if (!isIPv6(six)) return unknown;
  // Canonical: lower case, no leading zeros, the longest run of zeros as `::`.
  const groups = groupsOf(new SocketAddress({ address: six, family: 'ipv6' }).address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? fourOf(groups.slice(6)) : `${groups.slice(0, 3).join(':')}::/48`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

const withoutZeros = (text: string): string =>
  /^\d+(\.\d+){3}$/.test(text) ? text.split('.').map(Number).join('.') : text;

/** The eight groups, even where the last two are written as IPv4. */
function groupsOf(address: string): string[] {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const text = dotted ? `${dotted[1]}${sixOf(dotted[2] ?? '')}` : address;
  const [head = '', tail] = text.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

function sixOf(four: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = four.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function fourOf(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}
