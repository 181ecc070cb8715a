import type { Language } from '@engawa/contract/language';
import type { BatchLimits } from '../request/batches.ts';
import type { TranslationProtocol } from '../translator.ts';

/** How one kind of service is asked and understood. */
export interface Protocol {
  readonly name: TranslationProtocol;
  readonly limits: BatchLimits;
  readonly path: string;
  headers(key: string | undefined): Record<string, string>;
  body(
    texts: readonly string[],
    from: Language,
    to: Language,
    key: string | undefined,
  ): Record<string, unknown>;
  /** The answers, or undefined where the reply is not what the service's documents say. */
  read(reply: unknown): readonly unknown[] | undefined;
}

/** A field of a reply that could be anything. */
export const fieldOf = (reply: unknown, name: string): unknown =>
  typeof reply === 'object' && reply !== null
    ? (reply as Record<string, unknown>)[name]
    : undefined;
