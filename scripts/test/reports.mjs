import { existsSync, readFileSync, statSync } from 'node:fs';

/** Reports of an earlier run count nothing. */
function readReport(file, since) {
  if (!existsSync(file) || statSync(file).mtimeMs < since) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function readVitestCounts(file, since) {
  const report = readReport(file, since);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

export function readPlaywrightCounts(file, since) {
  const stats = readReport(file, since)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
  };
}
