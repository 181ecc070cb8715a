import { isOpenDemo } from '@engawa/api/config';
import type { Tx } from '@engawa/api/database';
import { endSessionsOfSubject, forgetSubject } from '@engawa/api/features/auth/public';
import { SsoClient } from '@engawa/api/features/auth/sso/sso-client';
import { contactAddress } from '@engawa/api/features/contact/contact-address';
import type { ApiServices } from '@engawa/api/services';
import { demoStudents } from '@engawa/demo/try-as-people';
import { builtInClient } from '@engawa/identity/clients';
import type { DemoPerson } from '@engawa/identity/demo-people';
import { createIdentity, type Identity, sweepJob } from '@engawa/identity/identity';
import type { Tx as IdentityTx } from '@engawa/identity/tables';

/** Runs the identity service in this process, unless the settings name another issuer. */
export async function addIdentity(
  services: ApiServices,
  vite: string | undefined,
): Promise<Identity | undefined> {
  if (services.sso) {
    services.jobs.retire(sweepJob);
    return undefined;
  }
  const { settings, origin, log, clock, databases, jobs, transport, limits } = services;
  const client = await builtInClient(databases.commands, origin);
  const shown = settings.SMTP_URL === undefined && settings.ENGAWA_DEMO;
  const identity = await createIdentity({
    issuer: client.issuer,
    log,
    clock,
    databases,
    jobs,
    transport,
    limits,
    keepMails: shown,
    contact: contactAddress(settings),
    clients: [client],
    openDemo: isOpenDemo(settings),
    people: settings.ENGAWA_DEMO ? demoPeople : [],
    mailboxUrl: shown ? `${origin}/demo/mailbox` : undefined,
    formOrigins: vite ? [new URL(vite).origin] : [],
    onPasswordChanged: async (tx, subject) => {
      // One database with the tables of both; each side's type knows only its own.
      await endSessionsOfSubject(tx as unknown as Tx, client.issuer, subject, clock.now());
    },
  });
  services.identity = {
    // Knows nothing of accounts of another issuer, from before a change of the settings.
    describe: async ({ issuer, subject }) =>
      issuer === client.issuer ? identity.describe(subject) : undefined,
    erase: async ({ issuer, subject }) => {
      if (issuer !== client.issuer) return;
      await identity.erase(subject);
      await forgetSubject(databases.commands, issuer, subject);
    },
    endSession: async (tx, { issuer, subject }, signedInAt) => {
      if (issuer !== client.issuer) return;
      await identity.endSession(tx as unknown as IdentityTx, subject, signedInAt);
    },
    hasEmail: (tx, email) => identity.hasEmail(tx as unknown as IdentityTx, email),
    changeEmail: async (tx, { issuer, subject }, email) => {
      if (issuer !== client.issuer) return;
      await identity.changeEmail(tx as unknown as IdentityTx, subject, email);
    },
  };
  const { issuer, clientId, clientSecret } = client;
  const reach = settings.PUBLIC_ORIGIN && hereAt(settings.HOST, settings.PORT);
  services.sso = new SsoClient({ issuer, clientId, clientSecret, origin, reach }, log);
  return identity;
}

/** A local address, because the public one may not be reachable from this machine. */
function hereAt(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export const demoPeople: DemoPerson[] = demoStudents.map(
  ({ email, password, firstName, lastName, name, note }) => ({
    email,
    password,
    givenName: firstName,
    familyName: lastName,
    language: 'en',
    name: { ja: name, en: name },
    note,
  }),
);
