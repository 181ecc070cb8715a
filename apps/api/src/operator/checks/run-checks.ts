import { within } from '@engawa/platform/work/within';

/** A part outside the process that the settings name. */
export interface Check {
  name: string;
  /** Undefined where the settings do not use it, with what that means as `unused`. */
  run: (() => Promise<string>) | undefined;
  unused?: string;
}

/** Slow enough for TLS and a sign-in on a busy machine; a part that hangs is a fault. */
const patienceMs = 20_000;

/** Runs all of them, prints a line for each, and resolves to whether none failed. */
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
        run ? `ok    ${label}  ${await within(patienceMs, run())}` : `–     ${label}  ${unused}`,
      );
    } catch (error) {
      passed = false;
      print(`FAIL  ${label}  ${(error as Error).message}`);
    }
  }
  return passed;
}
