import { randomId } from '../../ids/random-id.ts';
import { ApiFailure } from '../failures/api-failure.ts';

/**
 * Creates keys for `Idempotency-Key`. A submission with unknown outcome (no answer, server error)
 * keeps its key, so that a second press cannot repeat it; other content or a known outcome creates
 * a new key.
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
