import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../command.mjs';
import { runtime } from '../install.mjs';

/**
 * Runs all tests of a stage while they record their calls and pages; if all pass, the records are
 * merged into `exercised.json`, by which `--changed` selects.
 */
export async function runNoting(noted, run) {
  rmSync(noted, { force: true });
  mkdirSync(dirname(noted), { recursive: true });
  process.env.ENGAWA_EXERCISED = noted;
  const passed = await run();
  delete process.env.ENGAWA_EXERCISED;
  if (!passed) return false;
  const script = join(import.meta.dirname, 'note-exercised.mjs');
  return spawnSync(runtime(), [script, noted], { cwd: root, stdio: 'inherit' }).status === 0;
}
