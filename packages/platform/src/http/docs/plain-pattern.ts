/** Every regular expression dialect understands `\uXXXX`, which ends here. */
const lastPlain = 0xffff;

const known = new Map<string, string>();

/** Other dialects let these match digits and letters of every script. */
const asciiOnly: Record<string, string> = { '\\d': '0-9', '\\w': 'A-Za-z0-9_' };

/**
 * Rewrites a pattern without Unicode properties (`\p{…}`), which most JSON Schema tools lack. Drops
 * characters beyond the basic plane, which have no portable escape.
 */
export function plainPattern(pattern: string): string {
  let inClass = false;
  return pattern.replace(/\\[pP]\{[^}]+\}|\\.|[[\]]/gs, (token) => {
    if (token === '[') inClass = true;
    else if (token === ']') inClass = false;
    const ranges = /^\\p\{/i.test(token) ? rangesOf(token) : asciiOnly[token];
    if (ranges === undefined) return token;
    return inClass ? ranges : `[${ranges}]`;
  });
}

function rangesOf(property: string): string {
  const ranges = known.get(property) ?? readRanges(property);
  known.set(property, ranges);
  return ranges;
}

function readRanges(property: string): string {
  const matches = new RegExp(`^${property}$`, 'u');
  const ranges: string[] = [];
  let from: number | undefined;
  for (let code = 0; code <= lastPlain + 1; code += 1) {
    const isIn = code <= lastPlain && matches.test(String.fromCharCode(code));
    if (isIn) from ??= code;
    else if (from !== undefined) {
      ranges.push(from === code - 1 ? escaped(from) : `${escaped(from)}-${escaped(code - 1)}`);
      from = undefined;
    }
  }
  return ranges.join('');
}

const escaped = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
