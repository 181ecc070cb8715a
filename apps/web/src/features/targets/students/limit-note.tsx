import { useWords } from '../../../shared/i18n/words.ts';
import { words as targetWords } from '../words.ja.ts';

/** States the plan's limit openly. */
export function LimitNote({ most, count }: { most: number | null; count: number }) {
  const t = useWords(targetWords);
  if (most === null || count <= most) return null;
  return (
    <p className="phrased rounded border border-line bg-wood-soft px-4 py-3 text-sm">
      {t('limit', { most, count })}
    </p>
  );
}
