import { resolve } from 'node:path';
import { isLoopback } from '@engawa/platform/config/loopback';
import {
  onOff,
  port,
  postgresAddress,
  readSettings,
  SettingsError,
  serverSettings,
} from '@engawa/platform/config/settings';
import { translateFault } from '@engawa/platform/translate/translate-address';
import { z } from 'zod';

const environment = z.object({
  PORT: port.default(3000),
  ...serverSettings,
  ENGAWA_BACKUPS: z.string().default('./backups'),
  ENGAWA_BACKUP_EVERY: z.coerce
    .number('must be a number of hours')
    .int()
    .min(1, 'must be at least 1')
    .max(168, 'must be at most 168')
    .optional(),
  ENGAWA_BACKUPS_KEPT: z.coerce
    .number('must be a number of backups')
    .int()
    .min(1, 'must be at least 1')
    .default(14),
  ENGAWA_DEMO: onOff.optional(),
  ENGAWA_INDEX: onOff.default(true),
  SEARCH_URL: z
    .string()
    .regex(
      /^https?:\/\/[^,\s]+(,https?:\/\/[^,\s]+)*$/,
      'must be addresses of nodes with commas between them',
    )
    .optional(),
  SEARCH_SHARDS: z.coerce.number('must be a number').int().min(1).max(256).default(3),
  SEARCH_PATIENCE_MS: z.coerce.number('must be a number').int().min(100).max(10_000).default(2_000),
  SEARCH_REPLICAS: z.coerce.number('must be a number').int().min(0).max(5).default(1),
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  DATABASE_MIGRATE_URL: postgresAddress.optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-northeast-1'),
  S3_ENDPOINT: z.url('must be an address').optional(),
  S3_PUBLIC_ENDPOINT: z.url('must be an address').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SCANNER_URL: z
    .string()
    .regex(/^clamav:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i, 'must look like clamav://host:3310')
    .optional(),
  OIDC_ISSUER: z.url('must be an address').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  TRANSLATE_URL: z.string().optional(),
  TRANSLATE_KEY: z.string().optional(),
  ENGAWA_BUILD: z.string().max(80, 'must have at most 80 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  JOB_FEED_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SHED_AFTER_MS: z.coerce.number('must be a number').int().min(0).default(500),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(60).default(0),
  OUTCOME_UNDO_SECONDS: z.coerce.number('must be a number').int().min(1).max(3600).default(60),
  APPLICATIONS_KEPT_DAYS: z.coerce.number('must be a number of days').int().min(30).default(365),
  // The privacy policy promises that it is no longer than a year.
  VIEWS_KEPT_DAYS: z.coerce
    .number('must be a number of days')
    .int()
    .min(1)
    .max(365, 'must be at most 365')
    .default(365),
});

/** The names of all settings, for the check that each is documented. */
export const settingNames = Object.keys(environment.shape);

export const readMigrateConfig = (env: Record<string, string | undefined>) =>
  readSettings(environment.pick({ DATABASE_URL: true, DATABASE_MIGRATE_URL: true }), env);

export interface Settings extends Omit<z.output<typeof environment>, 'ENGAWA_BACKUPS'> {
  ENGAWA_DEMO: boolean;
  /** Folder of our backups; unset with an external PostgreSQL, which its own tools back up. */
  ENGAWA_BACKUPS: string | undefined;
}

export const readConfig = (env: Record<string, string | undefined>): Settings => {
  const settings = readSettings(environment, env);
  const s3 = [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new SettingsError(
      'Please set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them.',
    );
  }
  const oidc = [settings.OIDC_ISSUER, settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET];
  if (oidc.some(Boolean) && !oidc.every(Boolean)) {
    throw new SettingsError(
      'Please set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET together, or none of them.',
    );
  }
  const backups = backupFault(settings);
  if (backups) throw new SettingsError(backups);
  const translation = translateFault(settings.TRANSLATE_URL, settings.TRANSLATE_KEY);
  if (translation) throw new SettingsError(translation);
  // The demo shows passwords and every mail, so it is on by default only with the embedded
  // database on an address of this machine. An external database gets it only on request.
  const demo = settings.ENGAWA_DEMO ?? (settings.DATABASE_URL === undefined && isLocal(settings));
  const folder = settings.DATABASE_URL === undefined ? settings.ENGAWA_BACKUPS : undefined;
  return { ...settings, ENGAWA_DEMO: demo, ENGAWA_BACKUPS: folder };
};

interface BackupSettings {
  ENGAWA_DATA: string;
  ENGAWA_BACKUPS: string;
  ENGAWA_BACKUP_EVERY?: number | undefined;
  DATABASE_URL?: string | undefined;
}

function backupFault(settings: BackupSettings): string | undefined {
  const { ENGAWA_DATA, ENGAWA_BACKUPS, ENGAWA_BACKUP_EVERY, DATABASE_URL } = settings;
  if (ENGAWA_BACKUP_EVERY && DATABASE_URL) {
    return 'Please unset ENGAWA_BACKUP_EVERY: a PostgreSQL of your own (DATABASE_URL) is saved with its own tools.';
  }
  if (`${resolve(ENGAWA_BACKUPS)}/`.startsWith(`${resolve(ENGAWA_DATA)}/`)) {
    return 'Please set ENGAWA_BACKUPS to a folder outside ENGAWA_DATA: backups in it are lost together with what they save.';
  }
  return undefined;
}

interface Addresses {
  HOST: string;
  PUBLIC_ORIGIN?: string | undefined;
}

const isLocal = ({ HOST, PUBLIC_ORIGIN }: Addresses): boolean =>
  isLoopback(HOST) && (!PUBLIC_ORIGIN || isLoopback(new URL(PUBLIC_ORIGIN).hostname));

/** A demo that others can reach: anybody can read its mails and sign in as its people. */
export const isOpenDemo = (settings: Addresses & { ENGAWA_DEMO: boolean }): boolean =>
  settings.ENGAWA_DEMO && !isLocal(settings);
