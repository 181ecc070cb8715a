import { refuse } from '../../errors/refusal.ts';

const maxDepth = 32;
const comma = 0x2c;
const quote = 0x22;
const backslash = 0x5c;

/**
 * Counts values before parsing: a short text with tens of thousands of keys takes a hundred times
 * its size as objects. Accepts invalid JSON, which the parser refuses.
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

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    // Not escaped: an even number of backslashes precedes it.
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** Refuses texts that PostgreSQL cannot store, before any schema sees them. */
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
