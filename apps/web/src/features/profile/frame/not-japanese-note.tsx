import { writtenIn } from '@engawa/contract/profile/written-in';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as profileWords } from './words.ja.ts';

interface NotJapaneseNoteProps {
  text: string;
  example: string;
}

/** Warns that the 履歴書 will contain the text as written, in a language other than Japanese. */
export function NotJapaneseNote({ text, example }: NotJapaneseNoteProps) {
  const t = useWords(profileWords);
  const script = writtenIn(text);
  const seen = script === 'english' || script === 'other';
  return (
    <output className="-mt-3 block empty:hidden">
      {seen && (
        <span className="block rounded border border-line bg-washi px-4 py-3 text-sm">
          <span className="phrased block">
            {script === 'english' ? t('notJapanese.english') : t('notJapanese.other')}
          </span>
          <span className="mt-2 block text-sumi-2">{t('notJapanese.example')}</span>
          <span lang="ja" className="phrased block">
            {example}
          </span>
        </span>
      )}
    </output>
  );
}
