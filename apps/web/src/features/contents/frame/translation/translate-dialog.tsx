import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { words as editorWords } from '../words.ja.ts';
import type { Plan } from './use-translation.ts';

interface TranslateDialogProps {
  plan: Plan;
  onOnlyEmpty: () => void;
  onAll: () => void;
  onCancel: () => void;
}

export function TranslateDialog({ plan, onOnlyEmpty, onAll, onCancel }: TranslateDialogProps) {
  const t = useWords(editorWords);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      width="small"
      title={t('translate.ask.title')}
      description={t('translate.ask.text', { count: plan.filled.length })}
      footer={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {t('translate.ask.leave')}
          </Button>
          <Button onClick={onAll}>{t('translate.ask.all')}</Button>
          {plan.empty.length > 0 && (
            <Button tone="primary" onClick={onOnlyEmpty}>
              {t('translate.ask.onlyEmpty', { count: plan.empty.length })}
            </Button>
          )}
        </>
      }
    />
  );
}
