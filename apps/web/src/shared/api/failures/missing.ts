import { notFound } from '@tanstack/react-router';
import { ApiFailure } from './api-failure.ts';

/** Not found, or not a valid id. */
const missing = [404, 422];

export const isMissing = (error: Error | null): boolean =>
  error instanceof ApiFailure && missing.includes(error.status);

/** Shows the "not found" page, because a retry would not help. */
export function notFoundIfMissing(error: Error | null): void {
  if (isMissing(error)) throw notFound();
}
