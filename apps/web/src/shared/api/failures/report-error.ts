import type { ErrorKind } from '@engawa/contract/client-errors/kinds';

type Reporter = (error: unknown, kind: ErrorKind) => void;

/** Set when the client starts in a browser; while prerendering, reports are dropped. */
let tell: Reporter = () => {};

export function setReporter(how: Reporter): void {
  tell = how;
}

/** Reports an error to the operator; during development, to the console. */
export const reportError = (error: unknown): void => tell(error, 'background');
export const reportAs =
  (kind: ErrorKind) =>
  (error: unknown): void =>
    tell(error, kind);
