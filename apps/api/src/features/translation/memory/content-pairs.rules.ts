import type { Drift } from '@engawa/contract/contents/drift';
import type { ContentKind } from '@engawa/contract/contents/kinds';
import { outlines } from '@engawa/contract/contents/outlines';
import { textsAt } from '@engawa/contract/contents/texts';
import { type ContentLanguage, otherContentLanguage } from '@engawa/contract/language';
import type { Pair } from './memory.rules.ts';

/** A content as it was published: both languages under the same places. */
export interface PublishedContent {
  kind: ContentKind;
  jp: object;
  en: object;
  /** Of the published copy: what is being written may have caught up. */
  drift: Drift;
}

/** More than a company writes in years, and what a call can read in a moment. */
const mostLetters = 1_000_000;

/** What stands in the same place in both languages is a pair, unless one was changed alone. */
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
