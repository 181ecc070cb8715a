import { product } from '@engawa/contract/product';

/** Its message is one sentence for the person at the terminal and says what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

export class DatabaseInUseError extends EmbeddedDatabaseError {
  override name = 'DatabaseInUseError';

  constructor(dataDir: string) {
    super(
      `Another ${product.name} is already running on ${dataDir}: stop that one first, or set ENGAWA_DATA to another folder.`,
    );
  }
}

/** Summarises PostgreSQL's output before it exited in one sentence. */
export function explainFailure(
  doing: string,
  folder: string,
  output: string,
): EmbeddedDatabaseError {
  if (/no space left on device|disk quota exceeded/i.test(output)) {
    return new EmbeddedDatabaseError(
      `The disk that holds ${folder} is full: free at least 500 MB and start again.`,
    );
  }
  const lines = output.trim().split('\n');
  const cause = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? '';
  return new EmbeddedDatabaseError(
    `PostgreSQL could not ${doing} in ${folder} (${cause.trim() || 'it said nothing'}): mend that and start again, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}
