import type { ErrorKind } from '@engawa/contract/client-errors/kinds';

type Reporter = (error: unknown, kind: ErrorKind) => void;

/** The program says how once it runs in a browser; while pages are drawn ahead nobody listens. */
let tell: Reporter = () => {};

export function setReporter(how: Reporter): void {
  tell = how;
}

/** Where errors are reported: to the operator, and while developing in the console. */
export const reportError = (error: unknown): void => tell(error, 'background');
export const reportAs =
  (kind: ErrorKind) =>
  (error: unknown): void =>
    tell(error, kind);
