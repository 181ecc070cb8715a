import { isIPv4 } from 'node:net';

/** The first match wins: most browsers also call themselves Chrome, Safari and Mozilla. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** “Chrome / Windows”: only names from these lists, so that no text of the browser is stored. */
export function deviceOf(userAgent: string | undefined): string | null {
  const said = userAgent?.slice(0, 500) ?? '';
  const names = [browsers, systems].flatMap(
    (list) => list.find(([sign]) => sign.test(said))?.[1] ?? [],
  );
  return names.join(' / ') || null;
}

/** A normalised address (`addressKey`; IPv6 is a /48 there already) without its last part. */
export function networkOf(address: string): string | null {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return address.endsWith('::/48') ? address : null;
}
