import type { Series } from '../../http/server/metrics.ts';
import type { HeldByService } from './wire.ts';

/** What to watch of the service, by source. */
export function serviceSeries(held: () => HeldByService): Series {
  const labels = ['source'];
  const told = (valueOf: (one: HeldByService[string]) => number) => () =>
    Object.entries(held()).map(([source, one]) => ({ of: { source }, value: valueOf(one) }));
  return {
    engawa_index_ready: {
      help: '1 where the source is answered from; 0 while it loads.',
      kind: 'gauge',
      labels,
      read: told(({ ready }) => (ready ? 1 : 0)),
    },
    engawa_index_rows: {
      help: 'Rows in memory.',
      kind: 'gauge',
      labels,
      read: told(({ rows }) => rows),
    },
    engawa_index_changes_total: {
      help: 'Changed rows that were followed since the index was filled first.',
      kind: 'counter',
      labels,
      read: told(({ changes }) => changes),
    },
  };
}
