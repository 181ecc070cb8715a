import type { sendError } from '@engawa/contract/client-errors/anyone';
import type { ErrorKind } from '@engawa/contract/client-errors/kinds';
import type { CallOf } from '@engawa/contract/endpoint';
import { ApiFailure } from '../api/failures/api-failure.ts';
import { onFailure } from '../api/failures/on-failure.ts';
import { classOf } from './class-of.ts';
import { ownPlaces } from './own-places.ts';

export type DescribedError = CallOf<typeof sendError>['body'];

interface Met {
  kind: ErrorKind;
  route: string | undefined;
  origin: string;
  release: string | undefined;
}

const errorName = /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure|Exception)$/;

/**
 * The report of an error for the operator; undefined for foreign errors and for what a page throws
 * to redirect or to show "not found".
 */
export function describeError(error: unknown, met: Met): DescribedError | undefined {
  if (!(error instanceof Error) || !onFailure(error).report) return undefined;
  const failure = error instanceof ApiFailure ? error : undefined;
  const places = ownPlaces(error.stack ?? '', met.origin);
  // Uncaught errors may come from an extension, so they need a place in our files.
  const isOurs = met.kind === 'script' ? (places?.length ?? 0) > 0 : places !== undefined;
  if (!isOurs) return undefined;
  return {
    kind: failure ? 'call' : met.kind,
    name: errorName.test(error.name) ? error.name : 'Error',
    says: failure?.code ?? classOf(error),
    call: failure?.call || null,
    status: failure?.status ?? null,
    route: met.route ?? null,
    places: places ?? [],
    release: met.release ?? 'unknown',
  };
}
