import { expect, it } from 'vitest';
import { withSingleSlashes } from './single-slashes.ts';

it.each([
  ['/talent//inbox', '/talent/inbox'],
  ['//talent/inbox?next=//a#b', '/talent/inbox?next=//a#b'],
  ['///evil.example', '/evil.example'],
  ['/\\\\evil.example', '/evil.example'],
  ['/talent/inbox//', '/talent/inbox/'],
  ['/talent/inbox?next=https://a.example', '/talent/inbox?next=https://a.example'],
])('%s becomes %s', (url, once) => expect(withSingleSlashes(url)).toBe(once));
