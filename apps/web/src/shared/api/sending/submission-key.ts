import { randomId } from '../../ids/random-id.ts';
import { ApiFailure } from '../failures/api-failure.ts';

/**
 * Keys for `Idempotency-Key`. A submission whose outcome is unknown (no answer, a failing server)
 * keeps its key, so that pressing the button again cannot do the same thing twice; changed content,
 * or an outcome, begins a new one.
 */
export function createSubmissionKey() {
  let open: { key: string; content: string } | undefined;
  return {
    keyFor(input: unknown): string {
      const content = JSON.stringify(input) ?? '';
      if (open?.content !== content) open = { key: randomId(), content };
      return open.key;
    },
    settle(failure: unknown): void {
      const unknownOutcome = failure instanceof ApiFailure && failure.passing;
      if (!unknownOutcome) open = undefined;
    },
  };
}
