/** Decoder of RFC 3492, for labels of a host name that begin with `xn--`. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;

export function decodePunycode(text: string): string | undefined {
  const basic = text.lastIndexOf('-');
  const points =
    basic > 0
      ? text
          .slice(0, basic)
          .split('')
          .map((one) => one.charCodeAt(0))
      : [];
  let point = 128;
  let place = 0;
  let bias = 72;
  for (let at = basic > 0 ? basic + 1 : 0; at < text.length; ) {
    const before = place;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digitOf(text.charCodeAt(at));
      if (digit === undefined) return undefined;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(tMax, Math.max(tMin, step - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    bias = adapt(place - before, points.length + 1, before === 0);
    point += Math.floor(place / (points.length + 1));
    place %= points.length + 1;
    if (point > 0x10ffff) return undefined;
    points.splice(place, 0, point);
    place += 1;
  }
  return String.fromCodePoint(...points);
}

/** A to Z are 0 to 25, the digits 26 to 35. */
function digitOf(code: number): number | undefined {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : undefined;
}

function adapt(delta: number, count: number, first: boolean): number {
  let left = first ? Math.floor(delta / damp) : delta >> 1;
  left += Math.floor(left / count);
  let bias = 0;
  for (; left > ((base - tMin) * tMax) >> 1; bias += base) left = Math.floor(left / (base - tMin));
  return bias + Math.floor(((base - tMin + 1) * left) / (left + skew));
}
