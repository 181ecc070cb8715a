import type { ErrorKind } from '@engawa/contract/client-errors/kinds';
import { mostReports } from '@engawa/contract/client-errors/limits';
import { type DescribedError, describeError } from './describe-error.ts';

interface Parts {
  send(error: DescribedError): Promise<unknown>;
  origin: string;
  release: string | undefined;
}

/** Tells the operator of errors, each kind once while the page is open and a few altogether. */
export function createReporter({ send, origin, release }: Parts) {
  const met = new WeakSet<Error>();
  const told = new Set<string>();
  return async (error: unknown, kind: ErrorKind, route: string | undefined): Promise<void> => {
    // One that is thrown on is met again, by the page that cannot be shown.
    if (!(error instanceof Error) || met.has(error)) return;
    met.add(error);
    const described = describeError(error, { kind, route, origin, release });
    const same = JSON.stringify(described);
    if (!described || told.has(same) || told.size >= mostReports) return;
    told.add(same);
    await send(described);
  };
}
