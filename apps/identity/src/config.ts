import {
  onOff,
  origin,
  port,
  readSettings,
  SettingsError,
  serverSettings,
} from '@engawa/platform/config/settings';
import { z } from 'zod';

const environment = z.object({
  PORT: port.default(3001),
  ...serverSettings,
  /** For development: mails are stored in the table `mail` and not sent. */
  MAIL_CAPTURE: onOff.optional(),
  IDENTITY_CLIENT_ID: z.string().optional(),
  IDENTITY_CLIENT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  IDENTITY_REDIRECT_ORIGINS: z.string().optional(),
});

/** Settings of the operator's commands, which need no product and no relay. */
export const readDatabaseConfig = (env: Record<string, string | undefined>) =>
  readSettings(environment.pick({ ENGAWA_DATA: true, DATABASE_URL: true }), env);

export interface Settings extends z.output<typeof environment> {
  IDENTITY_CLIENT_ID: string;
  IDENTITY_CLIENT_SECRET: string;
  productOrigins: [string, ...string[]];
}

export function readConfig(env: Record<string, string | undefined>): Settings {
  const settings = readSettings(environment, env);
  const { IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET, IDENTITY_REDIRECT_ORIGINS } = settings;
  if (!IDENTITY_CLIENT_ID || !IDENTITY_CLIENT_SECRET || !IDENTITY_REDIRECT_ORIGINS) {
    throw new SettingsError(
      'Please set IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET and IDENTITY_REDIRECT_ORIGINS (such as https://engawa.example): the service needs to know for which product people sign in.',
    );
  }
  if (!settings.SMTP_URL && !settings.MAIL_CAPTURE) {
    throw new SettingsError(
      'Please set SMTP_URL: without it nobody can confirm an address (for development, MAIL_CAPTURE=on leaves mails in the database).',
    );
  }
  const [first, ...others] = IDENTITY_REDIRECT_ORIGINS.split(/[\s,]+/)
    .filter(Boolean)
    .map(readOrigin);
  if (first === undefined) throw originError();
  return {
    ...settings,
    IDENTITY_CLIENT_ID,
    IDENTITY_CLIENT_SECRET,
    productOrigins: [first, ...others],
  };
}

function readOrigin(text: string): string {
  const read = origin.safeParse(text);
  if (!read.success) throw originError();
  return read.data;
}

const originError = () =>
  new SettingsError(
    'Please correct these settings: IDENTITY_REDIRECT_ORIGINS: must be addresses such as https://engawa.example, separated by commas.',
  );
