import type { Standby } from '@engawa/platform/db/standby/standby';
import type { Gauges } from '@engawa/platform/http/server/metrics';

export const standbyGauges = (standby: Pick<Standby<never>, 'answered' | 'behindMs'>): Gauges => ({
  engawa_standby_reads: {
    help: 'Statements that the standby has answered since the start.',
    read: () => standby.answered,
  },
  engawa_standby_behind_seconds: {
    help: 'How far the standby is behind the primary at most. Above 5 it takes no reads.',
    read: () => standby.behindMs / 1000,
  },
});
