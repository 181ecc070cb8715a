import type { Language } from '@engawa/contract/language';
import type { Budget } from './budget.ts';

export type TranslationProtocol = 'deepl' | 'libretranslate';

/** A translation service. Texts it has no answer for come back null, the rest in the order asked. */
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
  /** A network error's code. */
  code?: string | undefined;
  /** Nobody but the operator can mend it: a wrong key, a wrong address, a used-up quota. */
  operator?: boolean | undefined;
  retryAfterSeconds?: number | undefined;
}

/** Why nothing was translated; the reason is for the log and never quotes a text. */
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
