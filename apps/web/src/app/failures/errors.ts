import type { ErrorKind } from '@engawa/contract/client-errors/kinds';
import { reportAs, setReporter } from '../../shared/api/failures/report-error.ts';
import { router } from '../router.ts';

/** Loads the reporting code with the first error, because most visits never have one. */
async function sendReport(error: unknown, kind: ErrorKind): Promise<void> {
  // Read before the import, because the user may navigate while the code loads.
  const route = router.state.matches.at(-1)?.fullPath;
  try {
    const { report } = await import('../../shared/errors/report.ts');
    await report(error, kind, route);
  } catch {
    // If the report itself fails, there is nowhere left to report it.
  }
}

export function watchErrors(): void {
  // oxlint-disable-next-line no-console -- the one place for it, and never in a built client
  setReporter(import.meta.env.DEV ? console.warn : (error, kind) => void sendReport(error, kind));
  const reportScriptError = reportAs('script');
  addEventListener('error', ({ error }) => reportScriptError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportScriptError(reason));
}
