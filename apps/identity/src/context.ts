import type { Clock } from '@engawa/platform/clock/clock';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { JobQueue } from '@engawa/platform/jobs/job-queue';
import type { Log } from '@engawa/platform/log/log';
import type { Mailer } from '@engawa/platform/mail/mailer';
import type { IdentityClient } from './clients.ts';
import type { DemoPerson } from './demo-people.ts';
import type { CurrentProvider } from './provider/current-provider.ts';
import type { Db, PasswordChanged } from './tables.ts';

export interface IdentityContext {
  /** `https://…/identity`; the base of every link and redirect. */
  issuer: URL;
  /** Others can reach this demo, so its pages say that it is one. */
  openDemo: boolean;
  log: Log;
  clock: Clock;
  db: Db;
  jobs: JobQueue;
  mailer: Mailer;
  limits: CallLimits;
  clients: readonly [IdentityClient, ...IdentityClient[]];
  people: readonly DemoPerson[];
  mailboxUrl: string | undefined;
  /** Further origins to which a form may redirect. */
  formOrigins: readonly string[];
  provider: CurrentProvider;
  /** Unset if the service runs alone: the products then keep their sessions. */
  onPasswordChanged: PasswordChanged | undefined;
}
