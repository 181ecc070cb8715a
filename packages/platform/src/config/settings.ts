import { z } from 'zod';

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads settings from the environment. A wrong one stops the start with a sentence that names it;
 * an empty one counts as not set.
 */
export function readSettings<S extends z.ZodObject>(
  schema: S,
  environment: Record<string, string | undefined>,
): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name] || undefined]),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`Please correct these settings: ${faults.join('; ')}.`);
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
