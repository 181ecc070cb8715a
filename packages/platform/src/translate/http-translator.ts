import type { Language } from '@engawa/contract/language';
import type { Log } from '../log/log.ts';
import type { Budget } from './budget.ts';
import type { Protocol } from './protocols/protocol.ts';
import { ask } from './request/ask.ts';
import { batchesOf } from './request/batches.ts';
import { splitLines } from './request/lines.ts';
import { TranslationFailed, type Translator } from './translator.ts';

export interface HttpTranslatorOptions {
  base: string;
  key: string | undefined;
  log: Log;
  backoffMs?: number;
}

const requestsAtOnce = 4;

/** A translation service over HTTP. All texts or none: half a form is of no use. */
export class HttpTranslator implements Translator {
  readonly name: Translator['name'];
  readonly #protocol: Protocol;
  readonly #options: HttpTranslatorOptions;
  /** Reasons logged since the last success, to log each only once. */
  readonly #logged = new Set<string>();

  constructor(protocol: Protocol, options: HttpTranslatorOptions) {
    this.name = protocol.name;
    this.#protocol = protocol;
    this.#options = options;
  }

  async translate(
    texts: readonly string[],
    from: Language,
    to: Language,
    budget: Budget,
  ): Promise<(string | null)[]> {
    const { lines, join } = splitLines(texts);
    try {
      const answers = await this.#translateLines(lines, from, to, budget);
      this.#logged.clear();
      return join(answers);
    } catch (error) {
      if (error instanceof TranslationFailed) this.#report(error);
      throw error;
    }
  }

  async #translateLines(
    lines: readonly string[],
    from: Language,
    to: Language,
    budget: Budget,
  ): Promise<(string | null)[]> {
    const answers: (string | null)[] = lines.map(() => null);
    const waiting = batchesOf(lines, this.#protocol.limits).values();
    const stop = new AbortController();
    const signal = AbortSignal.any([budget.signal, stop.signal]);
    const worker = async () => {
      for (const { texts, places } of waiting) {
        const translated = await this.#askFor(texts, from, to, budget, signal);
        for (const [at, place] of places.entries()) answers[place] = translated[at] ?? null;
      }
    };
    try {
      await Promise.all(Array.from({ length: requestsAtOnce }, worker));
    } finally {
      stop.abort();
    }
    return answers;
  }

  async #askFor(
    texts: readonly string[],
    from: Language,
    to: Language,
    budget: Budget,
    signal: AbortSignal,
  ): Promise<(string | null)[]> {
    const { base, key, backoffMs = 500 } = this.#options;
    const request = {
      url: base + this.#protocol.path,
      headers: this.#protocol.headers(key),
      body: JSON.stringify(this.#protocol.body(texts, from, to, key)),
    };
    const reply = await ask(request, { budget, signal, backoffMs });
    const translated = this.#protocol.read(reply);
    // Answers of another number cannot be assigned to their texts.
    if (translated?.length !== texts.length) {
      throw new TranslationFailed('unavailable', 'an answer of another form');
    }
    return translated.map((text) => (typeof text === 'string' ? text : null));
  }

  #report({ kind, message: reason, facts: { status, code, operator } }: TranslationFailed): void {
    if (this.#logged.has(reason)) return;
    this.#logged.add(reason);
    const facts = { provider: this.name, kind, reason, status, code };
    if (operator) this.#options.log.error(facts, 'the translation service needs the operator');
    else this.#options.log.warn(facts, 'nothing was translated');
  }
}
