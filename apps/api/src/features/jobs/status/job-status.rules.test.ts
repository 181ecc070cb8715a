import { expect, test } from 'vitest';
import { isOpen, stepBetween } from './job-status.rules.ts';

const [open, closed, draft, limited] = [1, 2, 3, 4] as const;

test.each([
  [draft, open, 'publish'],
  [draft, limited, 'publish'],
  [draft, closed, 'refuse'],
  [closed, open, 'check again'],
  [closed, limited, 'check again'],
  [closed, draft, 'hide'],
  [open, closed, 'hide'],
  [open, draft, 'hide'],
  [open, limited, 'show'],
  [limited, open, 'show'],
  [limited, closed, 'hide'],
  [limited, draft, 'hide'],
  [open, open, 'nothing'],
  [closed, closed, 'nothing'],
  [draft, draft, 'nothing'],
  [limited, limited, 'nothing'],
] as const)('from %d to %d: %s', (from, to, step) => {
  expect(stepBetween(from, to)).toBe(step);
});

test.each([
  [open, true],
  [limited, true],
  [closed, false],
  [draft, false],
] as const)('%d can be seen: %s', (status, seen) => {
  expect(isOpen(status)).toBe(seen);
});
