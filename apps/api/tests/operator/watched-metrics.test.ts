import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiGauges, buildInfo } from '../../src/metrics/gauges.ts';
import { standbyGauges } from '../../src/metrics/standby-gauges.ts';
import { startTestApp } from '../../testing/server/app.ts';

const token = 'm'.repeat(20);
const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');

/** Metric names in an expression, without the suffixes PromQL uses for histograms. */
const namesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:engawa|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    ),
  ),
];

/** Metrics of some runs only: backups of the embedded database, a replica, an index. */
const ofOtherRuns = [
  ...namesIn(read('apps/engawa/src/backup/schedule.ts')),
  ...Object.keys(standbyGauges({ answered: 0, behindMs: 0 })),
  ...namesIn(read('packages/platform/src/search-index/counted-engines.ts')),
];

test.each([['deploy/prometheus/alerts.yaml'], ['deploy/grafana/engawa.json']])(
  '%s names only metrics that /metrics has',
  async (path) => {
    const api = await startTestApp({ env: { METRICS_TOKEN: token } });
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await api.app.inject({ url: '/metrics', headers });
    const shown = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name ?? '');
    expect(shown).toEqual(
      expect.arrayContaining([
        ...Object.keys(apiGauges(api.services)),
        ...Object.keys(buildInfo({})),
      ]),
    );
    const known = new Set([...shown, ...ofOtherRuns]);
    expect(namesIn(read(path)).filter((name) => !known.has(name))).toEqual([]);
    await api.close();
  },
);

test('the tests of the alert rules fire every alert', () => {
  const alerts = [...read('deploy/prometheus/alerts.yaml').matchAll(/- alert: (\w+)/g)];
  const tests = read('deploy/prometheus/alerts.test.yaml');
  const fired = [...tests.matchAll(/alertname: (\w+)\s+exp_alerts:/g)].map(([, name]) => name);
  expect(alerts.map(([, name]) => name).filter((name) => !fired.includes(name))).toEqual([]);
});
