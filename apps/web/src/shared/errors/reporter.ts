import type { ErrorKind } from '@engawa/contract/client-errors/kinds';
import { mostReports } from '@engawa/contract/client-errors/limits';
import { type DescribedError, describeError } from './describe-error.ts';

interface Parts {
  send(error: DescribedError): Promise<unknown>;
  origin: string;
  release: string | undefined;
}

/** Reports errors to the operator: each kind once per page load, and only a few in total. */
export function createReporter({ send, origin, release }: Parts) {
  const met = new WeakSet<Error>();
  const reported = new Set<string>();
  return async (error: unknown, kind: ErrorKind, route: string | undefined): Promise<void> => {
    // A rethrown error arrives again from the error page.
    if (!(error instanceof Error) || met.has(error)) return;
    met.add(error);
    const described = describeError(error, { kind, route, origin, release });
    const same = JSON.stringify(described);
    if (!described || reported.has(same) || reported.size >= mostReports) return;
    reported.add(same);
    await send(described);
  };
}
