import { join } from 'node:path';
import { serverSecret } from '@engawa/platform/auth/server-secret.repo';
import { SessionReader } from '@engawa/platform/auth/session.repo';
import type { Clock } from '@engawa/platform/clock/clock';
import { notedOrigin } from '@engawa/platform/config/server-address.repo';
import type { PlatformDb } from '@engawa/platform/db/database';
import { openDatabases } from '@engawa/platform/db/database';
import { tenantDatabases, tenantFilters } from '@engawa/platform/db/tenant/tenant-filter';
import type { ServerServices } from '@engawa/platform/http/endpoint/services';
import { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { JobQueue } from '@engawa/platform/jobs/job-queue';
import type { Log } from '@engawa/platform/log/log';
import { Mailer } from '@engawa/platform/mail/mailer';
import type { MailTransport } from '@engawa/platform/mail/transport';
import {
  createTypesetter,
  type Typesetter,
  type TypesetterOptions,
} from '@engawa/platform/pdf/typesetter';
import { RealtimeHub } from '@engawa/platform/realtime/hub';
import { publish, storeSignals } from '@engawa/platform/realtime/publish.repo';
import { Waker } from '@engawa/platform/realtime/waker';
import type { CountedEngines } from '@engawa/platform/search-index/counted-engines';
import { createExaminer, type ExaminerOptions } from '@engawa/platform/storage/examine/examiner';
import { clamavScanner } from '@engawa/platform/storage/scan/clamav';
import { Spool } from '@engawa/platform/storage/spool';
import { openTracing, type Tracing } from '@engawa/platform/tracing/tracing';
import type { Translator } from '@engawa/platform/translate/translator';
import { buildOf } from './build.ts';
import type { Settings } from './config.ts';
import { type ApiDatabases, type Tables, tenantTables } from './database.ts';
import {
  type Failures,
  openCheckedStore,
  openSso,
  openTranslator,
  openTransport,
} from './external-services.ts';
import { findVerified } from './features/account/public.ts';
import type { ApplicationServices } from './features/applications/application-services.ts';
import type { SsoClient } from './features/auth/sso/sso-client.ts';
import { type KnownClient, readKnownClient } from './features/client-errors/public.ts';
import { contactAddress } from './features/contact/contact-address.ts';
import { fontFiles } from './features/documents/templates.ts';
import type { FileServices } from './features/files/file-services.ts';
import { createPushSender, type PushSender } from './features/push/public.ts';
import { checkedTalent } from './features/talent-search/checked/checked-talent.ts';
import { indexedTalent } from './features/talent-search/index/indexed-talent.ts';
import { postgresTalent } from './features/talent-search/postgres/postgres-talent.repo.ts';
import type { TalentSearch } from './features/talent-search/public.ts';
import type { TwoStepServices } from './features/two-step/public.ts';
import { unsubscribeLinks } from './features/unsubscribe/public.ts';
import type { IdentityAccounts } from './identity-accounts.ts';
import { findReaders } from './mail/mail-readers.repo.ts';
import { mailTemplates } from './mail/mails.ts';
import { createSearchEngine } from './search/search-engine.ts';

export interface ApiServices {
  settings: Settings;
  origin: string;
  log: Log;
  clock: Clock;
  databases: ApiDatabases;
  jobs: JobQueue;
  transport: MailTransport;
  failures: Failures;
  mailer: Mailer;
  hub: RealtimeHub;
  limits: CallLimits;
  /** Search engines beside the database; undefined if the database answers alone. */
  indexes: CountedEngines | undefined;
  /** OpenID client for students; the default run passes its own identity service. */
  sso: SsoClient | undefined;
  /** Our own identity service's accounts; undefined with an external provider. */
  identity: IdentityAccounts | undefined;
  /** The client's build, against which error reports are checked. */
  client: KnownClient;
  files: FileServices;
  /** Key that signs unsubscribe links. */
  unsubscribe: Buffer;
  /** Key that signs return paths, to which bounces are sent. */
  returnPath: Buffer;
  twoStep: TwoStepServices;
  applications: ApplicationServices;
  /** Its process starts with the first document. */
  typesetter: Typesetter;
  push: PushSender;
  talent: TalentSearch;
  /** Undefined without a translation service; then only the translation memory answers. */
  translator: Translator | undefined;
  server: ServerServices;
  tracing: Tracing;
  close(): Promise<void>;
}

/** `beside` is a running server whose address is used; a set PUBLIC_ORIGIN takes precedence. */
async function originOf(
  { PUBLIC_ORIGIN, PORT }: Settings,
  db: PlatformDb,
  { beside }: { beside: boolean },
): Promise<string> {
  const noted = beside && PUBLIC_ORIGIN === undefined ? await notedOrigin(db) : undefined;
  return PUBLIC_ORIGIN ?? noted ?? `http://localhost:${PORT}`;
}

interface ServiceOptions {
  /** A second process beside a running server. */
  beside?: boolean;
  /** Limits other than those of production, for tests on a busy machine. */
  examiner?: ExaminerOptions;
  typesetter?: Pick<TypesetterOptions, 'limits'>;
}

export async function createServices(
  settings: Settings & { DATABASE_URL: string },
  log: Log,
  clock: Clock,
  { beside = false, examiner, typesetter: patience }: ServiceOptions = {},
): Promise<ApiServices> {
  const url = settings.DATABASE_URL;
  const databases = openDatabases<Tables>({
    url,
    max: settings.DATABASE_POOL,
    replica: settings.DATABASE_REPLICA_URL
      ? { url: settings.DATABASE_REPLICA_URL, log }
      : undefined,
  });
  const { pipeline, commands, standby } = databases;
  const origin = await originOf(settings, commands, { beside });
  const collector = beside ? undefined : settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = await openTracing(
    collector ? { endpoint: collector, version: buildOf(settings), log } : undefined,
  );
  const jobs = new JobQueue(url, log, tracing);
  const failures: Failures = { store: 0, relay: 0 };
  const returnPath = await serverSecret(commands, 'return-path');
  const transport = openTransport(settings, commands, { log, failures, secret: returnPath });
  const unsubscribe = await serverSecret(commands, 'unsubscribe');
  const mailer = new Mailer({
    db: commands,
    jobs,
    transport,
    templates: mailTemplates,
    clock,
    log,
    // Only the demo's mailbox needs mail contents after sending; they contain secret links.
    keepContent: settings.ENGAWA_DEMO && settings.SMTP_URL === undefined,
    contact: contactAddress(settings),
    unsubscribeUrl: unsubscribeLinks(unsubscribe, origin),
    findVerified,
    findReaders,
  });
  const operator = contactAddress(settings);
  if (!operator) {
    log.warn('CONTACT_EMAIL or SMTP_URL is not set: the contact form takes no messages');
  }
  const hub = new RealtimeHub(url, databases, log);
  const waker = new Waker(pipeline, hub);
  const limits = new CallLimits(pipeline, clock, settings.CALLS_PER_MINUTE);
  const files: FileServices = {
    store: await openCheckedStore(settings, { log, failures }),
    spool: new Spool(join(settings.ENGAWA_DATA, 'incoming')),
    examiner: createExaminer(examiner),
    scanner: settings.SCANNER_URL ? clamavScanner(settings.SCANNER_URL) : undefined,
    secret: await serverSecret(commands, 'file-links'),
    commands,
  };
  const typesetter = createTypesetter({
    fontFiles,
    ...patience,
    // Logs the reason only: the error's message may quote a user's text.
    onFailure: ({ why }) => log.warn({ why }, 'a document could not be set'),
  });
  const indexes = await createSearchEngine(settings, databases.reads, log);
  const talentSql = postgresTalent(databases);
  const tenantFilterOf = tenantFilters(tenantTables);
  const server: ServerServices = {
    reads: databases.reads,
    slowReads: databases.slowReads,
    commands,
    tenantFilterOf,
    readsOf: tenantDatabases(databases.reads, tenantFilterOf),
    standby: standby && { ...standby, readsOf: tenantDatabases(standby.reads, tenantFilterOf) },
    sessions: new SessionReader(pipeline, clock, { hasStandby: standby !== undefined }),
    limits,
    outbox: {
      writeJobs: (tx, list) => jobs.send(tx, list),
      writeMails: (tx, mails, now) => mailer.write(tx, mails, now),
      writeSignals: (tx, signals) => publish(tx, signals),
      storeSignals: (tx, signals) => storeSignals(tx, signals),
      wake: (accounts) => waker.wake(accounts),
      announce: (signals) => waker.announce(signals),
    },
    clock,
    demo: settings.ENGAWA_DEMO,
    origin,
    heartbeatMs: 20_000,
    streams: new Set(),
  };
  return {
    settings,
    origin,
    log,
    clock,
    databases,
    jobs,
    transport,
    failures,
    mailer,
    hub,
    limits,
    indexes,
    sso: openSso(settings, origin, log),
    identity: undefined,
    client: await readKnownClient(),
    files,
    unsubscribe,
    returnPath,
    twoStep: { key: await serverSecret(commands, 'two-step'), origin },
    applications: {
      origin,
      undoSeconds: settings.OUTCOME_UNDO_SECONDS,
      keptDays: settings.APPLICATIONS_KEPT_DAYS,
    },
    typesetter,
    push: await createPushSender(
      await serverSecret(commands, 'push'),
      operator ? `mailto:${operator}` : origin,
    ),
    talent: checkedTalent(indexes ? indexedTalent(indexes, talentSql) : talentSql, databases),
    translator: openTranslator(settings, log),
    server,
    tracing,
    close: async () => {
      limits.stop();
      await indexes?.close();
      await Promise.all([typesetter.close(), files.examiner.close()]);
      await jobs.stop();
      await tracing.close();
      await hub.stop();
      transport.close();
      await databases.close();
    },
  };
}
