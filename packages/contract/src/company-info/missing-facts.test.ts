import { expect, test } from 'vitest';
import { missingFacts } from './missing-facts.ts';

const complete = {
  legalName: '株式会社ほしぞら',
  corporateNumber: '7000012050002',
  representative: '星野 空',
  address: '東京都渋谷区1-2-3',
  phone: '03-1234-5678',
};

test('lists the facts that the operator needs for verification and the company has not entered', () => {
  expect(missingFacts(complete)).toEqual([]);
  const some = missingFacts({ ...complete, corporateNumber: null, phone: null });
  expect(some.map(({ name }) => name.ja)).toEqual(['法人番号', '電話番号']);
});
