import { countries } from '../reference/places/countries.ts';

/** Top-level domains that mail programs link; not `ltd` and `inc`, which end company names. */
const endings = new Set(
  (
    'com net org info biz name pro mobi edu gov int mil asia xyz top site online shop store club tech live ' +
    'link click work works page web website app dev cloud digital design media news agency email host space ' +
    'fun icu vip win bid loan men date stream download racing party review trade science faith webcam buzz ' +
    'rest monster cyou sbs cfd bond lol moe wtf zip mov tokyo osaka nagoya kyoto yokohama okinawa ryukyu ' +
    'world global group academy jobs careers recruit eu uk su example test'
  ).split(' '),
);
for (const code of countries.ids) endings.add(code.toLowerCase());

const scheme = /:\/\/|(?:^|[^\p{L}\p{N}])www\./iu;
const numbers = /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u;
const dotted = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:[.。][\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)+/gu;
/** Initials before a name, as in J.Li or M.H.Group. */
const initials = /^(?:\p{Lu}\.)+\p{Lu}[\p{L}\p{M}]*$/u;

/** Whether a mail program would turn a part of the text into a link. */
export function looksLikeAddress(value: string): boolean {
  const plain = value.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (scheme.test(plain) || numbers.test(plain)) return true;
  return Array.from(plain.matchAll(dotted)).some(({ 0: host, index }) => {
    const isPath = /^[/:?#]/.test(plain.slice(index + host.length));
    if (!isPath && plain[index - 1] !== '@' && initials.test(host)) return false;
    const parts = host.toLowerCase().split(/[.。]/);
    return parts.slice(1).some((part) => endings.has(part) || part.startsWith('xn--'));
  });
}
