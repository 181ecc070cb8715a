import {
  type PhraseField,
  type PostingPhrase,
  postingPhrases,
} from '@engawa/contract/reference/jobs/posting-phrases';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { useSnackbar } from '../../../../ui/feedback/use-snackbar.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { JobSectionProps } from '../sections/job-section.ts';
import { fillPhrase, hasClause, hasRoom } from './fill-phrase.ts';
import { words as phraseWords } from './words.ja.ts';

interface PhraseDialogProps extends JobSectionProps {
  field: PhraseField;
  name: string;
  onClose: () => void;
}

export function PhraseDialog({ editor, field, name, onClose }: PhraseDialogProps) {
  const t = useWords(phraseWords);
  const snackbar = useSnackbar();
  const { form } = editor;
  const room = hasRoom(form, field);
  const fill = (phrase: PostingPhrase) => {
    const undo = fillPhrase(form, phrase);
    onClose();
    snackbar.show({ ok: true, message: t('filled'), action: { label: t('undo'), run: undo } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={t('title', { name })}
      description={room ? t('intro') : t('full')}
    >
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {postingPhrases
          .filter((phrase) => phrase.field === field)
          .map((phrase) => {
            const said = hasClause(form, phrase);
            return (
              <li key={phrase.jp} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 grow basis-64">
                  <p lang="ja">
                    {phrase.title && <strong className="block">{phrase.title.jp}</strong>}
                    {phrase.jp}
                  </p>
                  <p lang="en" className="mt-0.5 text-sm text-sumi-2">
                    {phrase.title && <strong className="block">{phrase.title.en}</strong>}
                    {phrase.en}
                  </p>
                </div>
                <Button
                  size="small"
                  disabled={said || !room}
                  aria-label={t('useThis', { clause: phrase.jp })}
                  onClick={() => fill(phrase)}
                >
                  {said ? t('said') : t('use')}
                </Button>
              </li>
            );
          })}
      </ul>
    </Dialog>
  );
}
