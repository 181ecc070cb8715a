import { measureWriteup } from '@engawa/contract/scholarship/writeup';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { scholarshipMessages } from '../messages.ts';

/** Counted as the server counts. */
export function WriteupCount({ text }: { text: string }) {
  const t = useMessages(scholarshipMessages);
  const { unit, count, max } = measureWriteup(text);
  return (
    <output
      className={`mt-1 block text-right text-sm tabular-nums ${count > max ? 'font-semibold text-kaki-ink' : 'text-sumi-2'}`}
    >
      {unit === 'words' ? t('words', { count, max }) : t('characters', { count, max })}
    </output>
  );
}
