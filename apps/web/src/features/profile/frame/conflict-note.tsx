import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { profileMessages } from './messages.ts';

interface ConflictNoteProps {
  keepMine: () => void;
  takeTheirs: () => Promise<void>;
}

/** Another tab was first. Nothing is overwritten before the person has said which it shall be. */
export function ConflictNote({ keepMine, takeTheirs }: ConflictNoteProps) {
  const t = useMessages(profileMessages);
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
