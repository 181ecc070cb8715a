import { serverSecret } from '@engawa/platform/auth/server-secret.repo';
import type { Clock } from '@engawa/platform/clock/clock';
import type { PlatformDb } from '@engawa/platform/db/database';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import { defineJob } from '@engawa/platform/jobs/job';
import type { JobQueue } from '@engawa/platform/jobs/job-queue';
import type { Log } from '@engawa/platform/log/log';
import { Mailer } from '@engawa/platform/mail/mailer';
import type { MailTransport } from '@engawa/platform/mail/transport';
import type { FastifyInstance } from 'fastify';
import {
  type AccountDescription,
  describeAccount,
  hasEmail,
  updateEmail,
} from './accounts/account.repo.ts';
import { eraseAccount } from './accounts/erase-account.ts';
import { answerMailRequest, mailRequestJob } from './accounts/mail-request.ts';
import { useUpTokens } from './accounts/one-time-token.repo.ts';
import { findReaders } from './accounts/readers.repo.ts';
import type { IdentityClient } from './clients.ts';
import type { IdentityContext } from './context.ts';
import { closePeople, type DemoPerson, type SeededPerson, seedPeople } from './demo-people.ts';
import { mountIdentity } from './http/mount.ts';
import { mailTemplates } from './mails.ts';
import { buildProvider } from './provider/build-provider.ts';
import { CurrentProvider } from './provider/current-provider.ts';
import { deleteByAccount, deleteSignIn } from './provider/oidc-payload.repo.ts';
import { providerPages } from './provider/provider-pages.ts';
import { addKey } from './provider/signing-key.repo.ts';
import { sweep } from './sweep.repo.ts';
import type { Db, PasswordChanged, Tx } from './tables.ts';

export interface IdentityOptions {
  /** `https://…/identity`; the service is mounted at its path. */
  issuer: string;
  log: Log;
  clock: Clock;
  databases: { commands: PlatformDb };
  /** Must not be started yet: this service registers its jobs. */
  jobs: JobQueue;
  transport: MailTransport;
  limits: CallLimits;
  /** Captured mails keep their content, for the demo's mailbox. */
  keepMails: boolean;
  /** Contact of the operator, in the footer of mails. */
  contact?: string | undefined;
  clients: readonly [IdentityClient, ...IdentityClient[]];
  people?: readonly DemoPerson[];
  /** Others can reach this demo, so every page says that it is one. */
  openDemo?: boolean;
  /** Address of the demo's mailbox. */
  mailboxUrl?: string | undefined;
  /** Further origins to which a form may redirect. */
  formOrigins?: readonly string[];
  /** Ends the product's sessions of this person. */
  onPasswordChanged?: PasswordChanged;
}

export interface Identity {
  mount(server: FastifyInstance): Promise<void>;
  seed(people: readonly DemoPerson[]): Promise<SeededPerson[]>;
  /** Closes demo accounts, whose passwords are public; called where the demo is off. */
  close(people: readonly DemoPerson[]): Promise<void>;
  /** The new key signs after a few minutes; earlier keys stay published while needed. */
  rotateKeys(): Promise<void>;
  describe(accountId: string): Promise<AccountDescription | undefined>;
  erase(accountId: string): Promise<void>;
  /** Ends the session that began with this sign-in, in that browser only. */
  endSession(tx: Tx, accountId: string, signedInAt: Date): Promise<void>;
  hasEmail(tx: Tx, email: string): Promise<boolean>;
  /** For a product that has confirmed the new address; ends sessions and links here. */
  changeEmail(tx: Tx, accountId: string, email: string): Promise<void>;
}

/** Handled with an external issuer too: the schedule stays in the database. */
export const sweepJob = defineJob<Record<string, never>>('identity-sweep', { cron: '23 * * * *' });

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { log, clock, jobs, clients, transport } = options;
  const { commands } = options.databases;
  const db = commands as unknown as Db;
  const issuer = new URL(options.issuer);
  const cookieKeys = [(await serverSecret(commands, 'identity-cookies')).toString('hex')];
  const openDemo = options.openDemo ?? false;
  const pages = providerPages({ issuer, openDemo }, clients, db);
  const context: IdentityContext = {
    issuer,
    openDemo,
    log,
    clock,
    db,
    jobs,
    limits: options.limits,
    clients,
    people: options.people ?? [],
    mailboxUrl: options.mailboxUrl,
    formOrigins: options.formOrigins ?? [],
    onPasswordChanged: options.onPasswordChanged,
    mailer: new Mailer({
      db: commands,
      jobs,
      transport,
      templates: mailTemplates,
      clock,
      log,
      keepContent: options.keepMails,
      contact: options.contact,
      queue: 'identity-send-mail',
      findReaders,
    }),
    provider: new CurrentProvider(db, clock, (keys) =>
      buildProvider({ issuer, db, clients, cookieKeys, pages }, log, keys),
    ),
  };
  jobs.handle(mailRequestJob, ({ requestId }) => answerMailRequest(context, requestId));
  jobs.handle(sweepJob, () => sweep(db, clock.now()));
  // Builds the provider now, so that an invalid client fails the start and not a sign-in.
  const provider = await context.provider.get();
  for (const { clientId } of clients) await provider.Client.find(clientId);

  const erase = (accountId: string) =>
    db.transaction().execute(async (tx) => {
      await eraseAccount(tx, accountId);
      await context.onPasswordChanged?.(tx, accountId);
    });

  return {
    mount: (server) => mountIdentity(server, context),
    seed: (people) => seedPeople(db, people, clock.now()),
    close: (people) => closePeople(db, people, clock.now()),
    rotateKeys: async () => {
      await addKey(db, clock.now());
      context.provider.forget();
    },
    describe: (accountId) => describeAccount(db, accountId),
    erase,
    endSession: deleteSignIn,
    hasEmail,
    changeEmail: async (tx, accountId, email) => {
      await updateEmail(tx, accountId, email);
      await useUpTokens(tx, accountId, clock.now());
      await deleteByAccount(tx, accountId);
    },
  };
}
