import type { Kysely, KyselyPlugin } from 'kysely';
import type { SessionReader } from '../../auth/session.repo.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Standby } from '../../db/standby/standby.ts';
import type { SlowReads } from '../../db/statements/slow-reads.ts';
import type { PlatformTables } from '../../db/tables.ts';
import type { CommandOutboxWriter } from '../../jobs/outbox.ts';
import type { CallLimits } from '../limits/call-limits.ts';

/** The services that endpoints need, independently of features. */
export interface ServerServices {
  // oxlint-disable-next-line typescript/no-explicit-any -- features read their own tables through it.
  reads: Kysely<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- likewise.
  slowReads: SlowReads<any>;
  commands: Kysely<PlatformTables>;
  /** The tenant filter for the statements of one company's calls. */
  tenantFilterOf(companyId: string): KyselyPlugin;
  /** `reads` with that filter. */
  // oxlint-disable-next-line typescript/no-explicit-any -- likewise.
  readsOf(companyId: string): Kysely<any>;
  /** Reads from a standby, for callers to whom it shows enough. */
  standby?: StandbyServices | undefined;
  sessions: SessionReader;
  limits: CallLimits;
  outbox: CommandOutboxWriter;
  clock: Clock;
  demo: boolean;
  /** Origin of the product's pages; https makes cookies secure. */
  origin: string;
  /** Interval at which an open stream sends a comment and checks that its session is valid. */
  heartbeatMs: number;
  /** Open streams of signals; closed first when the server stops. */
  streams: Set<{ close(): void }>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- likewise.
export type StandbyServices = Pick<Standby<any>, 'reads' | 'slowReads' | 'shows' | 'note'> &
  Pick<ServerServices, 'readsOf'>;
