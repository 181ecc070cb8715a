import { port, readSettings } from '@engawa/platform/config/settings';
import { z } from 'zod';

/** Shared with the API. */
export const indexToken = z
  .string('must be set to a secret of at least 32 characters')
  .min(32, 'must have at least 32 characters');

const environment = z.object({
  INDEX_PORT: port.default(3002),
  INDEX_HOST: z.string().default('127.0.0.1'),
  INDEX_TOKEN: indexToken,
  DATABASE_URL: z
    .string('must be set: the index is filled from it')
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['silent', 'error', 'warn', 'info', 'debug'],
      'must be silent, error, warn, info or debug',
    )
    .default('warn'),
});

export type IndexSettings = z.output<typeof environment>;

export const readIndexConfig = (env: Record<string, string | undefined>): IndexSettings =>
  readSettings(environment, env);
