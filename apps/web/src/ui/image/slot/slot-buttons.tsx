import { RotateCw, Trash2, X } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../button.tsx';
import { words as imageWords } from '../words.ja.ts';

interface SlotButtonsProps {
  label: string;
  /** During an upload the only action is to cancel it. */
  sending: boolean;
  disabled: boolean;
  onReplace: () => void;
  onRemove?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

export function SlotButtons({
  label,
  sending,
  disabled,
  onReplace,
  onRemove,
  onCancel,
  onRetry,
}: SlotButtonsProps) {
  const t = useWords(imageWords);
  return (
    <div className="mt-2 flex flex-wrap gap-2 [&_svg]:size-4">
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <RotateCw aria-hidden />
          {t('slot.retry')}
        </Button>
      )}
      {onCancel ? (
        <Button size="small" tone="quiet" onClick={onCancel}>
          <X aria-hidden />
          {t('slot.cancel')}
        </Button>
      ) : null}
      {!sending && !onRetry && (
        <>
          <Button size="small" disabled={disabled} onClick={onReplace}>
            {t('slot.replace')}
          </Button>
          {onRemove && (
            <Button
              size="small"
              tone="quiet"
              disabled={disabled}
              aria-label={t('slot.removeOf', { label })}
              onClick={onRemove}
            >
              <Trash2 aria-hidden />
              {t('slot.remove')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
