import { readFileSync } from 'node:fs';
import { product } from '@engawa/contract/product';
import { z } from 'zod';
import { idPlaceholder, sampleId } from '../mail/delivery/return-path.ts';

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads settings from the environment. A wrong setting stops the start with a sentence that names
 * it; an empty one counts as not set. `NAME_FILE` names a file with the value of `NAME`, for
 * secrets that a container or systemd mounts as files.
 */
export function readSettings<S extends z.ZodObject>(
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, valueOf(name, environment)]),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Please correct these settings: ${faults.join('; ')}.`);
}

function valueOf(
  name: string,
  environment: Record<string, string | undefined>,
): string | undefined {
  const value = environment[name] || undefined;
  const path = environment[`${name}_FILE`];
  if (!path) return value;
  if (value) throw new SettingsError(`Please set ${name} or ${name}_FILE, not both.`);
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(`Please correct ${name}_FILE: ${path} cannot be read (${code}).`);
  }
}

export const port = z.coerce
  .number('must be a number from 1 to 65535')
  .int()
  .min(1, 'must be a number from 1 to 65535')
  .max(65_535, 'must be a number from 1 to 65535');

export const onOff = z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on');

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://engawa.example' })
  .transform((text) => new URL(text).origin);

export const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

/** The address for bounces, with a placeholder for the id of the mail. */
const returnPath = z
  .string()
  .refine(
    (text) => text.split(idPlaceholder).length === 2 && z.email().safeParse(sampleOf(text)).success,
    `must be an e-mail address with ${idPlaceholder} in it, such as bounces+${idPlaceholder}@engawa.example`,
  )
  .refine(
    (text) => (sampleOf(text).split('@')[0] ?? '').length <= 64,
    'must have at most 16 characters before the @ beside {id}',
  );

const sampleOf = (pattern: string): string => pattern.replace(idPlaceholder, sampleId);

const relayAddress = z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://');

/** Settings that the product's server and the identity service share. */
export const serverSettings = {
  HOST: z.string().default('localhost'),
  PUBLIC_ORIGIN: origin.optional(),
  ENGAWA_DATA: z.string().default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number of connections')
    .int()
    .min(2)
    .max(200)
    .default(10),
  DATABASE_WAIT_SECONDS: z.coerce.number('must be a number').int().min(0).max(600).default(60),
  MIGRATE_ON_START: onOff.default(true),
  SMTP_URL: relayAddress.optional(),
  SMTP_ALLOW_PLAINTEXT: onOff.default(false),
  MAIL_RETURN_PATH: returnPath.optional(),
  BOUNCES_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MAIL_FROM: z.string().default(`${product.name} <no-reply@engawa.example>`),
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
  CALLS_PER_MINUTE: z.coerce.number('must be a number').int().min(1).default(1200),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    )
    .default('warn'),
};
