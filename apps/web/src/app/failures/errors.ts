import type { ErrorKind } from '@engawa/contract/client-errors/kinds';
import { reportAs, setReporter } from '../../shared/api/failures/report-error.ts';
import { router } from '../router.ts';

/** Its code comes with the first error, and most pages never have one. */
async function tell(error: unknown, kind: ErrorKind): Promise<void> {
  // The page may be another one by the time the code is there.
  const route = router.state.matches.at(-1)?.fullPath;
  try {
    const { report } = await import('../../shared/errors/report.ts');
    await report(error, kind, route);
  } catch {
    // Where not even this arrives there is nobody to tell.
  }
}

export function watchErrors(): void {
  // oxlint-disable-next-line no-console -- the one place for it, and never in a built client
  setReporter(import.meta.env.DEV ? console.warn : (error, kind) => void tell(error, kind));
  const tellOfScript = reportAs('script');
  addEventListener('error', ({ error }) => tellOfScript(error));
  addEventListener('unhandledrejection', ({ reason }) => tellOfScript(reason));
}
