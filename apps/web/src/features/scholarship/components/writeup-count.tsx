import { measureWriteup } from '@engawa/contract/scholarship/writeup';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as scholarshipWords } from '../words.ja.ts';

/** Uses the server's rule for counting. */
export function WriteupCount({ text }: { text: string }) {
  const t = useWords(scholarshipWords);
  const { unit, count, max } = measureWriteup(text);
  return (
    <output
      className={`mt-1 block text-right text-sm tabular-nums ${count > max ? 'font-semibold text-kaki-ink' : 'text-sumi-2'}`}
    >
      {unit === 'words' ? t('words', { count, max }) : t('characters', { count, max })}
    </output>
  );
}
