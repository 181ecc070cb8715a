import { expect, it } from 'vitest';
import { ApiFailure } from '../failures/api-failure.ts';
import { createSubmissionKey } from './submission-key.ts';

const failure = (status: number) => new ApiFailure(status, { code: 'internal', message: '' });
const input = { body: { text: 'こんにちは' } };

it.each([0, 500, 503])('keeps its key when the outcome is unknown (%i)', (status) => {
  const submission = createSubmissionKey();
  const key = submission.keyFor(input);
  submission.settle(failure(status));
  expect(submission.keyFor({ body: { text: 'こんにちは' } })).toBe(key);
});

it.each([
  ['success', null],
  ['a refusal', failure(409)],
])('creates a new key after %s', (_, outcome) => {
  const submission = createSubmissionKey();
  const key = submission.keyFor(input);
  submission.settle(outcome);
  expect(submission.keyFor(input)).not.toBe(key);
});

it('creates a new key for other content', () => {
  const submission = createSubmissionKey();
  const key = submission.keyFor(input);
  submission.settle(failure(0));
  expect(submission.keyFor({ body: { text: 'またね' } })).not.toBe(key);
});

it('uses the same key for each try of one submission', () => {
  const submission = createSubmissionKey();
  expect(submission.keyFor(input)).toBe(submission.keyFor(input));
});
