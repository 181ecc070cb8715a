import type { Language } from '@engawa/contract/language';
import type { BatchLimits } from '../request/batches.ts';
import type { TranslationProtocol } from '../translator.ts';

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
  /** The translations, or undefined for a reply that breaks the service's documented format. */
  read(reply: unknown): readonly unknown[] | undefined;
}

/** A field of an unvalidated reply. */
export const fieldOf = (reply: unknown, name: string): unknown =>
  typeof reply === 'object' && reply !== null
    ? (reply as Record<string, unknown>)[name]
    : undefined;
