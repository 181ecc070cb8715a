import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { Outcome } from './use-translation.ts';
import { editorWords } from './words.ts';

interface TranslationNoteProps {
  outcome: Outcome | undefined;
  onUndo: () => void;
}

/** How far the translation has come, what it filled, and the way back. */
export function TranslationNote({ outcome, onUndo }: TranslationNoteProps) {
  return (
    <output className="phrased block max-w-110 text-sm sm:text-right">
      {outcome && <Words outcome={outcome} onUndo={onUndo} />}
    </output>
  );
}

function Words({ outcome, onUndo }: { outcome: Outcome; onUndo: () => void }) {
  const t = useWords(editorWords);
  switch (outcome.kind) {
    case 'failed':
      return <span className="font-semibold text-kaki-ink">{outcome.message}</span>;
    case 'running':
      return (
        <span className="flex flex-col gap-1.5 text-sumi-2">
          {t('translate.running')}
          <span aria-hidden className="skeleton block h-1.5 w-56 max-w-full rounded-full" />
        </span>
      );
    case 'done':
      return (
        <span className="flex flex-wrap items-center gap-x-3 sm:justify-end">
          <span>
            {t('translate.done', outcome)}
            {outcome.near > 0 && ` ${t('translate.near', { count: outcome.near })}`}
          </span>
          <Button size="small" onClick={onUndo}>
            {t('translate.undo')}
          </Button>
        </span>
      );
    case 'none':
      return t('translate.none');
    case 'notSet':
      return t('translate.notSet', {
        language: outcome.target === 'en' ? t('language.en') : t('language.jp'),
      });
    case 'noSource':
      return outcome.from === 'jp' ? t('translate.noJapanese') : t('translate.noEnglish');
    default:
      return t('translate.undone');
  }
}
