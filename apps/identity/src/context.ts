import type { Clock } from '@engawa/platform/clock/clock';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { JobQueue } from '@engawa/platform/jobs/job-queue';
import type { Log } from '@engawa/platform/log/log';
import type { Mailer } from '@engawa/platform/mail/mailer';
import type { IdentityClient } from './clients.ts';
import type { DemoPerson } from './demo-people.ts';
import type { CurrentProvider } from './provider/current-provider.ts';
import type { Db, PasswordChanged } from './tables.ts';

/** What the features of this service stand on. */
export interface IdentityContext {
  /** `https://…/identity`: every link and redirect is built from it. */
  issuer: URL;
  /** Others can reach this demo: its pages say so. */
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
  /** Further origins that the redirect after a form may lead to. */
  formOrigins: readonly string[];
  provider: CurrentProvider;
  /** Not there where the service runs alone: the products then keep their sessions. */
  onPasswordChanged: PasswordChanged | undefined;
}
