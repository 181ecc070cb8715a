import type { Language } from '@engawa/contract/language';
import type { Budget } from './budget.ts';

export type TranslationProtocol = 'deepl' | 'libretranslate';

/** A translation service. Returns translations in the order of the texts, null for unknown ones. */
export interface Translator {
  readonly name: TranslationProtocol;
  translate(
    texts: readonly string[],
    from: Language,
    to: Language,
    budget: Budget,
  ): Promise<(string | null)[]>;
}

export interface FailureFacts {
  status?: number | undefined;
  code?: string | undefined;
  /** Requires the operator: a wrong key, a wrong address, a used-up quota. */
  operator?: boolean | undefined;
  retryAfterSeconds?: number | undefined;
}

/** The reason is for the log and never quotes a text. */
export class TranslationFailed extends Error {
  override readonly name = 'TranslationFailed';
  readonly kind: 'unavailable' | 'busy' | 'slow';
  readonly facts: FailureFacts;

  constructor(kind: TranslationFailed['kind'], reason: string, facts: FailureFacts = {}) {
    super(reason);
    this.kind = kind;
    this.facts = facts;
  }
}
