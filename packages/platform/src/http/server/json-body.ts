import { refuse } from '../../errors/refusal.ts';

const maxDepth = 32;
const comma = 0x2c;
const quote = 0x22;
const backslash = 0x5c;

/**
 * Counts what a text would become before it becomes anything: a short text of tens of thousands of
 * keys costs a hundred times its size as objects. It need not be JSON; whatever is not is refused
 * when it is read.
 */
export function checkShape(text: string, maxValues: number): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case comma:
        values += 1;
        if (values > maxValues) refuse('body_too_large');
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > maxDepth) refuse('malformed_request');
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
    }
  }
}

/** Where a string that begins here ends; the end of the text where it never does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    // An even number of backslashes before it are pairs: it is not escaped.
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** What PostgreSQL cannot store as text is refused before any schema sees it. */
export function checkTree(root: unknown): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (!Array.isArray(value)) checkText(key);
      open.push(child);
    }
  }
}

export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) refuse('malformed_request');
}
