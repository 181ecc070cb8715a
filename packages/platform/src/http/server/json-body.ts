import { refuse } from '../../errors/refusal.ts';

const maxDepth = 32;

/**
 * What PostgreSQL cannot store as text, and what a stack could not walk, is refused before any
 * schema sees it.
 */
export function checkTree(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') checkText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) refuse('malformed_request');
    for (const [key, child] of Object.entries(value)) {
      if (!Array.isArray(value)) checkText(key);
      open.push({ value: child, depth: depth + 1 });
    }
  }
}

export function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) refuse('malformed_request');
}
