import type { Conflict } from '../../shared/form/use-versioned-submit.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { words as boundWords } from './words.ja.ts';

export function ConflictNote({ keepMine, takeTheirs }: Conflict) {
  const t = useWords(boundWords);
  return (
    <div role="alert" className="rounded bg-kaki-soft px-4 py-3">
      <p className="font-semibold text-kaki-ink">{t('conflict.title')}</p>
      <p className="mt-1 text-sm">{t('conflict.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={keepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="small" onClick={() => void takeTheirs()}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
