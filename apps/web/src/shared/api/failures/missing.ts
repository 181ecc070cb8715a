import { notFound } from '@tanstack/react-router';
import { ApiFailure } from './api-failure.ts';

/** Not there, or an address that can be nobody's. */
const missing = [404, 422];

export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiFailure && missing.includes(error.status);

/** What is asked for by its address and is not there gets the page for that: no retry would help. */
export function notFoundIfMissing(error: Error | null): void {
  if (isMissing(error)) throw notFound();
}
