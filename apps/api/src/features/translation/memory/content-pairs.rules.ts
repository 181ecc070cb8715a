import type { Drift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { textsAt } from '@engawa/contract/contents/texts';
import { type ContentLanguage, otherContentLanguage } from '@engawa/contract/language';
import type { Pair } from './memory.rules.ts';

/** A published content: both languages with the same paths. */
export interface PublishedContent {
  kind: ContentKind;
  jp: object;
  en: object;
  /** Drift of the published copy; the draft may be in step again. */
  drift: Drift;
}

/** Far more than a company writes, and quick to read per call. */
const mostLetters = 1_000_000;

/** Texts at the same path in both languages form a pair, unless one language changed alone. */
export function pairsOf(contents: readonly PublishedContent[], from: ContentLanguage): Pair[] {
  const pairs: Pair[] = [];
  let letters = 0;
  for (const content of contents) {
    const targets = textsAt(outlines[content.kind].texts, content[otherContentLanguage(from)]);
    for (const [place, source] of textsAt(outlines[content.kind].texts, content[from])) {
      const target = targets.get(place);
      if (target === undefined || content.drift[place]) continue;
      letters += source.length;
      if (letters > mostLetters) return pairs;
      pairs.push({ source, target });
    }
  }
  return pairs;
}
