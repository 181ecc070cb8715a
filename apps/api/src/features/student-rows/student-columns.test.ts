import { columnSizes, type ScoredColumn } from '@engawa/matching/columns';
import { expect, test } from 'vitest';
import { studentPacks } from './student-columns.ts';

test('every value of a column fits into its pack', () => {
  for (const pack of studentPacks) {
    for (const [name, bits] of Object.entries(pack)) {
      expect(columnSizes[name as ScoredColumn], name).toBeLessThanOrEqual(2 ** bits);
    }
  }
});
