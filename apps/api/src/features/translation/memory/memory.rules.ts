import type { FullLanguage } from '@engawa/contract/language';
import { NearIndex } from './near-index.rules.ts';
import { normalForm } from './normal-form.rules.ts';
import { placeIn } from './places.rules.ts';
import { endLike, hasWords, joinSentences, sentencesOf } from './sentences.rules.ts';

export interface Pair {
  source: string;
  target: string;
}

/** Human translations of texts; returns one of them or nothing. */
export class TranslationMemory {
  readonly #to: FullLanguage;
  readonly #own: Known;
  readonly #common: Known;
  #near: NearIndex | undefined;

  /** The company's pairs come before the common ones, earlier pairs before later ones. */
  constructor(own: Known, common: Known, to: FullLanguage) {
    this.#own = own;
    this.#common = common;
    this.#to = to;
  }

  /** A match of the whole text, or of every sentence. */
  exact(text: string): string | null {
    return this.#whole(text) ?? this.#inPieces(text);
  }

  /** Translation of an almost equal text of the company: a suggestion to be reviewed. */
  near(text: string): string | null {
    this.#near ??= new NearIndex(this.#own.normals);
    const place = this.#near.find(normalForm(text));
    const target = place === undefined ? undefined : this.#own.targets[place];
    return target === undefined ? null : endLike(text, target, this.#to);
  }

  #whole(text: string): string | null {
    const normal = normalForm(text);
    if (normal === '') return null;
    const target = this.#own.find(text, normal) ?? this.#common.find(text, normal);
    return target === undefined ? placeIn(text, this.#to) : endLike(text, target, this.#to);
  }

  #inPieces(text: string): string | null {
    const lines = text.split('\n').map((line) => this.#line(line.trim()));
    return lines.includes(null) ? null : lines.join('\n');
  }

  #line(line: string): string | null {
    if (!hasWords(line)) return line;
    const whole = this.#whole(line);
    if (whole !== null) return whole;
    const sentences = sentencesOf(line).map((one) => (hasWords(one) ? this.#whole(one) : one));
    return sentences.includes(null) ? null : joinSentences(sentences as string[], this.#to);
  }
}

/** Pairs indexed by source: literally and by normal form. */
export class Known {
  readonly normals: readonly string[];
  readonly targets: readonly string[];
  readonly #written = new Map<string, string>();
  readonly #normal = new Map<string, string>();

  /** Expects the newest first: the newer of two translations wins. */
  constructor(pairs: readonly Pair[]) {
    const kept = pairs
      .map(({ source, target }) => ({ source, target, normal: normalForm(source) }))
      .filter((pair) => pair.normal !== '' && isTranslation(pair));
    this.normals = kept.map(({ normal }) => normal);
    this.targets = kept.map(({ target }) => target);
    for (const { source, target, normal } of kept) {
      if (!this.#written.has(source)) this.#written.set(source, target);
      if (!this.#normal.has(normal)) this.#normal.set(normal, target);
    }
  }

  find(text: string, normal: string): string | undefined {
    return this.#written.get(text) ?? this.#normal.get(normal);
  }
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A name may be equal in both languages, but copied Japanese text is not a translation. */
const isTranslation = ({ target, normal }: { target: string; normal: string }): boolean =>
  hasWords(target) && !(japanese.test(target) && normalForm(target) === normal);
