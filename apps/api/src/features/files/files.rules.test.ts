import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, nameFor } from './files.rules.ts';

test.each([
  ['履歴書.pdf', '履歴書.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\me\\cv.pdf', 'cv.pdf'],
  ['a\u0000b\u202Ec.pdf', 'abc.pdf'],
  ['  .pdf ', '.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['か\u3099.txt', 'が.txt'],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test('any name becomes short, visible and non-empty, without folders, and cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = cleanFileName(name);
      expect(clean).not.toBe('');
      expect(Array.from(clean).length).toBeLessThanOrEqual(150);
      expect(clean).not.toMatch(/[\\/\p{Cc}]/u);
      expect(clean.isWellFormed()).toBe(true);
      expect(cleanFileName(clean)).toBe(clean);
    }),
  );
});

test.each([
  ['cv.pdf', 'pdf', 'cv.pdf'],
  ['cv.PDF', 'pdf', 'cv.PDF'],
  ['cv.hta', 'pdf', 'cv.hta.pdf'],
  ['cv', 'pdf', 'cv.pdf'],
  ['me.jpeg', 'jpg', 'me.jpeg'],
  ['works.jar', 'zip', 'works.jar.zip'],
  ['memo.text', 'txt', 'memo.text'],
])('%s with content %s is saved as %s', (name, extension, saved) => {
  expect(nameFor(name, extension)).toBe(saved);
});
