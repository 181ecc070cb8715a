import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/**
 * Lines name endpoints, ids, codes and durations; never URLs, bodies, addresses or texts. Errors of
 * PostgreSQL are reduced to their codes, because its messages quote values.
 */
export function createLog(level: string, into?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? describeError(error) : error),
    },
  };
  return into ? pino(options, into) : pino(options);
}

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, severity, constraint, table, routine } = error as Error & Record<string, unknown>;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  if (severity !== undefined) {
    return { type: 'DatabaseError', code, constraint, table, routine, ...cause };
  }
  return { type: error.name, code, message: error.message, stack: error.stack, ...cause };
}
