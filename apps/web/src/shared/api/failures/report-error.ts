import type { ErrorKind } from '@engawa/contract/client-errors/kinds';

type Reporter = (error: unknown, kind: ErrorKind) => void;

/** Set when the client starts in a browser; while prerendering, reports are dropped. */
let reporter: Reporter = () => {};

export function setReporter(how: Reporter): void {
  reporter = how;
}

/** Reports an error to the operator; during development, to the console. */
export const reportError = (error: unknown): void => reporter(error, 'background');
export const reportAs =
  (kind: ErrorKind) =>
  (error: unknown): void =>
    reporter(error, kind);
