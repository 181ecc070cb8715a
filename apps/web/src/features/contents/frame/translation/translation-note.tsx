import type { ContentLanguage } from '@engawa/contract/language';
import { listed } from '@engawa/contract/listed';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { words as editorWords } from '../words.ja.ts';
import type { Outcome } from './use-translation.ts';

interface TranslationNoteProps {
  outcome: Outcome | undefined;
  onUndo: () => void;
}

export function TranslationNote({ outcome, onUndo }: TranslationNoteProps) {
  return (
    <output className="phrased block max-w-110 text-sm sm:text-right">
      {outcome && <Words outcome={outcome} onUndo={onUndo} />}
    </output>
  );
}

function Words({ outcome, onUndo }: { outcome: Outcome; onUndo: () => void }) {
  const t = useWords(editorWords);
  const nameOf = (one: ContentLanguage) => ({ jp: t('language.jp'), en: t('language.en') })[one];
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
            {t('translate.done', { filled: outcome.filled, total: outcome.total })}
            {outcome.near > 0 && ` ${t('translate.near', { count: outcome.near })}`}
            {outcome.left.length > 0 && (
              <span className="block text-wood-ink">
                {t('translate.left', {
                  fields: listed(outcome.left, language),
                  language: nameOf(outcome.target),
                  why: outcome.asked ? 'service' : 'unknown',
                })}
              </span>
            )}
          </span>
          <Button size="small" onClick={onUndo}>
            {t('translate.undo')}
          </Button>
        </span>
      );
    case 'none':
      return t('translate.none');
    case 'notSet':
      return t('translate.notSet', { language: nameOf(outcome.target) });
    case 'noSource':
      return { jp: t('translate.noJapanese'), en: t('translate.noEnglish') }[outcome.from];
    default:
      return t('translate.undone');
  }
}
