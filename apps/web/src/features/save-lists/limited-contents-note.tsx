import { Eye } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import type { SaveList } from './queries.ts';
import { useLimitedContentsWords } from './use-limited-contents-words.ts';
import { words as saveListWords } from './words.ja.ts';

/** Warns that changing the list changes who sees these contents. */
export function LimitedContentsNote({ shows }: { shows: SaveList['shows'] }) {
  const t = useWords(saveListWords);
  const wordsOf = useLimitedContentsWords();
  const now = wordsOf(shows.filter(({ limited }) => limited));
  const later = wordsOf(shows.filter(({ limited }) => !limited));
  if (!now && !later) return null;
  return (
    <div className="flex items-start gap-3 rounded border border-line border-l-4 border-l-wood bg-paper px-4 py-3">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-wood-ink" />
      <div className="phrased text-sm">
        {now && <p>{t('shows.now', { what: now })}</p>}
        {later && <p className="text-sumi-2">{t('shows.later', { what: later })}</p>}
      </div>
    </div>
  );
}
