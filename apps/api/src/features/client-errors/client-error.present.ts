import type { listErrors } from './client-errors.repo.ts';

type Row = Awaited<ReturnType<typeof listErrors>>[number];

/** Two lines for the operator: kind and time, then place. */
export function describeError(error: Row): string {
  const { kind, name, says, call, status, route, places, release, count } = error;
  const failed = call === null ? [] : [`${call} ${status ?? '-'}`];
  const what = [kind, name, says, ...failed, route ?? '-', `build ${release}`];
  const when = `${error.last_at.toISOString()} ${count} × since ${error.first_at.toISOString()}`;
  return [
    `${when} ${what.join(' ')}`,
    ...(places.length > 0 ? [`  ${places.join(' < ')}`] : []),
  ].join('\n');
}
