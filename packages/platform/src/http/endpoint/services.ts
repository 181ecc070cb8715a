import type { Kysely, KyselyPlugin } from 'kysely';
import type { SessionReader } from '../../auth/session.repo.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Standby } from '../../db/standby/standby.ts';
import type { SlowReads } from '../../db/statements/slow-reads.ts';
import type { PlatformTables } from '../../db/tables.ts';
import type { CommandOutboxWriter } from '../../jobs/outbox.ts';
import type { CallLimits } from '../limits/call-limits.ts';

/** What the server needs to answer calls, whatever the features are. */
export interface ServerServices {
  // oxlint-disable-next-line typescript/no-explicit-any -- features read their own tables through it.
  reads: Kysely<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- likewise.
  slowReads: SlowReads<any>;
  commands: Kysely<PlatformTables>;
  /** What keeps the statements of one company's calls inside that company. */
  wallOf(companyId: string): KyselyPlugin;
  /** `reads` behind that wall. */
  // oxlint-disable-next-line typescript/no-explicit-any -- likewise.
  readsOf(companyId: string): Kysely<any>;
  /** Where there is one: the same as above from there, for whom it shows enough. */
  standby?: StandbyServices | undefined;
  sessions: SessionReader;
  limits: CallLimits;
  outbox: CommandOutboxWriter;
  clock: Clock;
  demo: boolean;
  /** Where the product's pages are; on https its cookies insist on that. */
  origin: string;
  /** How often an open stream shows life, and asks whether its session has ended. */
  heartbeatMs: number;
  /** Open streams of signals; closed first when the server stops. */
  streams: Set<{ close(): void }>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- likewise.
export type StandbyServices = Pick<Standby<any>, 'reads' | 'slowReads' | 'shows' | 'note'> &
  Pick<ServerServices, 'readsOf'>;
