import { expect, test } from 'vitest';
import { fixedOvertimeText, wagesText } from './wages-text.ts';

type Pay = Parameters<typeof wagesText>[0];
const pay = (
  salaryType: Pay['salaryType'],
  salaryMin: number | null = null,
  salaryMax: number | null = null,
): Pay => ({ salaryType, salaryMin, salaryMax });

test.each<[Pay, string | null, string | null, string | null]>([
  [pay(null, 200_000), 'note', null, null],
  [pay('monthly'), 'note', null, null],
  [
    pay('monthly', 220_000, 260_000),
    null,
    '月給 220,000円〜260,000円',
    'Monthly salary ¥220,000–¥260,000',
  ],
  [pay('hourly', 1200, 1200), null, '時給 1,200円', 'Hourly wage ¥1,200'],
  [pay('hourly', 1200), null, '時給 1,200円〜', 'Hourly wage ¥1,200–'],
  [pay('annual', null, 5_000_000), 'note', null, null],
  [pay('fixed', 0, 0), null, null, null],
  [pay('monthly', 0, 300_000), 'note', null, null],
  [pay('monthly', 1, 2), 'note', '月給 1円〜2円\nnote', 'Monthly salary ¥1–¥2\nnote'],
  [pay('unpaid'), null, '無給', 'Unpaid'],
  [pay('unpaid', 0, 0), null, '無給', 'Unpaid'],
  [pay('unpaid'), 'note', '無給\nnote', 'Unpaid\nnote'],
  [pay('others'), null, null, null],
  [pay('others'), 'note', 'note', 'note'],
  [pay('others', 0), 'note', 'note', 'note'],
  [pay('others', 500), null, 'その他 500円〜', 'Other ¥500–'],
])('%o with the note %s', (wages, note, ja, en) => {
  expect(wagesText(wages, note, 'ja')).toBe(ja);
  expect(wagesText(wages, note, 'en')).toBe(en);
});

const whole = { basePay: 200_000, hours: 20, amount: 32_000, excessPaid: true };

test('fixed overtime pay states base pay, hours, amount, and that more is paid', () => {
  expect(fixedOvertimeText(whole, 'ja')).toBe(
    '基本給 200,000円（固定残業代を除く額）。固定残業代 32,000円（時間外労働の有無にかかわらず、20時間分として支給）。20時間を超える時間外労働の割増賃金は、追加で支給します。',
  );
  expect(fixedOvertimeText(whole, 'en')).toBe(
    'Base pay ¥200,000, without fixed overtime pay. Fixed overtime pay ¥32,000, for 20 hours whether or not they are worked. Overtime beyond 20 hours is paid in addition.',
  );
});

test.each([
  { ...whole, basePay: null },
  { ...whole, hours: null },
  { ...whole, amount: null },
  { ...whole, excessPaid: false },
])('%o is incomplete, hence null', (overtime) => {
  expect(fixedOvertimeText(overtime, 'ja')).toBeNull();
});
