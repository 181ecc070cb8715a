import { expect, test } from 'vitest';
import { readWagesFile } from './wages-file.rules.ts';

test('reads names and ids, with a heading, a byte order mark and Windows lines', () => {
  const text =
    '\uFEFF都道府県,時給,発効日\r\n東京都,1226,2025-10-03\r\nosaka, 1177 ,2025-10-16\r\n';
  expect(readWagesFile(text)).toEqual([
    { prefecture: 'tokyo', yen: 1_226, from: '2025-10-03' },
    { prefecture: 'osaka', yen: 1_177, from: '2025-10-16' },
  ]);
});

test.each([
  ['江戸,1226,2025-10-03', 'Line 1'],
  ['東京都,12.26,2025-10-03', 'Line 1'],
  ['東京都,122600,2025-10-03', 'Line 1'],
  ['東京都,1226,2025/10/03', 'Line 1'],
  ['東京都,1226,2025-10-03\n大阪府', 'Line 2'],
  ['', 'no lines'],
])('%s is refused', (text, reason) => {
  expect(() => readWagesFile(text)).toThrow(reason);
});
