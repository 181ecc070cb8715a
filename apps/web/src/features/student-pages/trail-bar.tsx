import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTrail } from './use-trail.ts';
import { words as studentPageWords } from './words.ja.ts';

/** Links back to the list and to the next student; hidden if the person came another way. */
export function TrailBar({ id }: { id: string }) {
  const t = useWords(studentPageWords);
  const { place, all, onPrevious, onNext, onBack } = useTrail(id);
  if (!onBack) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Button>
      {all > 1 && (
        <div className="ml-auto flex items-center gap-1">
          <span className="mr-2 text-xs text-sumi-2 max-lg:hidden">{t('keys')}</span>
          <span className="text-sm tabular-nums text-sumi-2">{t('place', { place, all })}</span>
          <IconButton
            icon={<ChevronLeft aria-hidden />}
            label={t('previous')}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            icon={<ChevronRight aria-hidden />}
            label={t('next')}
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      )}
    </div>
  );
}
