import { createHash } from 'node:crypto';
import type { ErrorCode } from '@engawa/contract/error-catalogue';
import { Refusal } from '../errors/refusal.ts';
import { WorkFailure } from '../work/work-failure.ts';
import type { TypesetJob } from './typeset.ts';

/** Long enough to make retries cheap, short enough to allow one after a fix on our side. */
const rememberedMs = 10 * 60_000;
const mostRemembered = 1000;

interface Failure {
  code: ErrorCode;
  until: number;
}

/** Refuses content that failed before without trying again, with the same message. */
export class RememberedFailures {
  readonly #failures = new Map<string, Failure>();
  readonly #now: () => number;
  readonly #onFailure: (failure: WorkFailure) => void;

  constructor(now: () => number, onFailure: (failure: WorkFailure) => void) {
    this.#now = now;
    this.#onFailure = onFailure;
  }

  async watch<T>(content: string, job: TypesetJob, set: () => Promise<T>): Promise<T> {
    const known = this.#failures.get(content);
    if (known && known.until > this.#now()) throw new Refusal(known.code);
    try {
      return await set();
    } catch (error) {
      if (error instanceof WorkFailure) this.#onFailure(error);
      // Too late because of a busy machine or a full queue: says nothing about the content.
      if (error instanceof WorkFailure && error.why === 'late') {
        throw new Refusal('unavailable', { retryAfterSeconds: 5, cause: error });
      }
      const code = codeOf(error, job);
      if (!code) throw error;
      this.#remember(content, code);
      throw new Refusal(code, { cause: error });
    }
  }

  #remember(content: string, code: ErrorCode): void {
    this.#failures.delete(content);
    this.#failures.set(content, { code, until: this.#now() + rememberedMs });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > mostRemembered && oldest !== undefined) this.#failures.delete(oldest);
  }
}

function codeOf(error: unknown, { as }: TypesetJob): ErrorCode | undefined {
  if (error instanceof Refusal && error.code === 'preview_too_long') return error.code;
  if (!(error instanceof WorkFailure)) return undefined;
  if (error.why === 'fault') return 'document_failed';
  return as === 'pages' ? 'preview_too_long' : 'document_too_long';
}

/** Equal for two jobs exactly if they produce the same document. */
export function contentOf({ as, template, data, files }: TypesetJob): string {
  const hash = createHash('sha256').update(JSON.stringify([as, template, data]));
  for (const [name, bytes] of Object.entries(files)) hash.update(`\0${name}\0`).update(bytes);
  return hash.digest('base64');
}
