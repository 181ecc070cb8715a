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
  /** The page's route as the table has it. */
  route: string | undefined;
  origin: string;
  release: string | undefined;
}

const errorName = /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure|Exception)$/;

/**
 * What the operator is told of an error; undefined where it is none, or somebody else's. What a page
 * throws to say that something is not there, or where to go, is no error.
 */
export function describeError(error: unknown, met: Met): DescribedError | undefined {
  if (!(error instanceof Error) || !onFailure(error).report) return undefined;
  const failure = error instanceof ApiFailure ? error : undefined;
  const places = ownPlaces(error.stack ?? '', met.origin);
  // Nobody of ours has caught it: without a place in our files it may be anybody's.
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
