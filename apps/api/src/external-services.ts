import { join } from 'node:path';
import { SettingsError } from '@engawa/platform/config/settings';
import type { Log } from '@engawa/platform/log/log';
import { returnPaths } from '@engawa/platform/mail/delivery/return-path';
import {
  captureTransport,
  type MailTransport,
  noTransport,
  smtpTransport,
  watchedTransport,
} from '@engawa/platform/mail/transport';
import { FolderStore } from '@engawa/platform/storage/folder-store';
import type { ObjectStore } from '@engawa/platform/storage/object-store';
import { probeStore, storeFault } from '@engawa/platform/storage/probe-store';
import { watchedStore } from '@engawa/platform/storage/watched-store';
import { createTranslator } from '@engawa/platform/translate/create-translator';
import type { Translator } from '@engawa/platform/translate/translator';
import type { Settings } from './config.ts';
import type { Db } from './database.ts';
import { SsoClient } from './features/auth/sso/sso-client.ts';

export interface Failures {
  store: number;
  relay: number;
}

interface Watching {
  log: Log;
  failures: Failures;
}

interface Mailing extends Watching {
  secret: Buffer;
}

/** The relay from the settings; without one, the demo's mailbox or nowhere. */
export function openTransport(
  settings: Settings,
  commands: Db,
  { log, failures, secret }: Mailing,
): MailTransport {
  return watchedTransport(chooseTransport(settings, commands, { log, secret }), () => {
    failures.relay += 1;
  });
}

function chooseTransport(
  settings: Settings,
  commands: Db,
  { log, secret }: Omit<Mailing, 'failures'>,
): MailTransport {
  const { SMTP_URL: relay, MAIL_FROM: from, SMTP_ALLOW_PLAINTEXT: allowPlaintext } = settings;
  const returnPath = returnPaths(settings.MAIL_RETURN_PATH, secret);
  if (relay) return smtpTransport(relay, { from, allowPlaintext, returnPath });
  if (settings.ENGAWA_DEMO) return captureTransport(commands);
  log.warn('SMTP_URL is not set: mails go nowhere, and nobody can register or reset a password');
  return noTransport;
}

/** Imported on demand: large, and unused where files are in a folder. */
export async function openStore(settings: Settings): Promise<ObjectStore> {
  if (!settings.S3_BUCKET) return new FolderStore(join(settings.ENGAWA_DATA, 'files'));
  const { S3Store } = await import('@engawa/platform/storage/s3-store');
  return new S3Store({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT,
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** A wrong bucket or key aborts the start; a store that is temporarily unavailable does not. */
export async function openCheckedStore(
  settings: Settings,
  { log, failures }: Watching,
): Promise<ObjectStore> {
  const store = await openStore(settings);
  if (settings.S3_BUCKET) await checkStore(store, log);
  return watchedStore(store, () => {
    failures.store += 1;
  });
}

async function checkStore(store: ObjectStore, log: Log): Promise<void> {
  await probeStore(store).catch((error: unknown) => {
    const { sentence, certain } = storeFault(error);
    if (certain) throw new SettingsError(sentence);
    log.warn({ err: error }, 'the object store is unavailable, and so are files');
  });
}

export function openTranslator(
  { TRANSLATE_URL: url, TRANSLATE_KEY: key }: Settings,
  log: Log,
): Translator | undefined {
  return url === undefined ? undefined : createTranslator({ url, key, log });
}

export function openSso(settings: Settings, origin: string, log: Log): SsoClient | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId = '',
    OIDC_CLIENT_SECRET: clientSecret = '',
  } = settings;
  return issuer ? new SsoClient({ issuer, clientId, clientSecret, origin }, log) : undefined;
}
