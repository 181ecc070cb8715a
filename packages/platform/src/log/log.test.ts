import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('values quoted by PostgreSQL do not reach the log', () => {
  const error = Object.assign(new Error('duplicate key: (taro@test.example)'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(taro@test.example) already exists.',
    constraint: 'student_email',
    table: 'student',
    routine: '_bt_check_unique',
  });
  const line = JSON.stringify(describeError(new Error('outer', { cause: error })));
  expect(line).not.toContain('taro');
  expect(line).toContain('student_email');
});
