import { useWords } from '../../../../shared/i18n/words.ts';
import { words as pasteWords } from './words.ja.ts';

/** Lists the pasted lines that fill no field, so that nothing is lost unnoticed. */
export function LeftOver({ lines }: { lines: readonly string[] }) {
  const t = useWords(pasteWords);
  if (lines.length === 0) return null;
  return (
    <section className="mt-6 rounded border border-dashed border-line-2 p-4">
      <h3 className="font-semibold">{t('left', { count: lines.length })}</h3>
      <p className="phrased text-sm text-sumi-2">{t('leftIntro')}</p>
      <p lang="ja" className="mt-3 text-sm wrap-anywhere whitespace-pre-wrap">
        {lines.join('\n')}
      </p>
    </section>
  );
}
