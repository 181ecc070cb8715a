import { withTimeout } from '@engawa/platform/work/with-timeout';

export interface Check {
  name: string;
  /** Undefined if the settings do not use the part; `unused` explains the effect. */
  run: (() => Promise<string>) | undefined;
  unused?: string;
}

/** Allows for TLS and authentication on a busy machine; a part that hangs counts as failed. */
const patienceMs = 20_000;

/** Runs all checks, prints a line for each, and resolves to whether all passed. */
export async function runChecks(
  checks: readonly Check[],
  print: (line: string) => void,
): Promise<boolean> {
  const width = Math.max(...checks.map(({ name }) => name.length));
  let passed = true;
  for (const { name, run, unused = 'not set' } of checks) {
    const label = name.padEnd(width);
    try {
      print(
        run
          ? `ok    ${label}  ${await withTimeout(patienceMs, run())}`
          : `–     ${label}  ${unused}`,
      );
    } catch (error) {
      passed = false;
      print(`FAIL  ${label}  ${(error as Error).message}`);
    }
  }
  return passed;
}
