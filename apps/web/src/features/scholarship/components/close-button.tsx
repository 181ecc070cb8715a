import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import { words as scholarshipWords } from '../words.ja.ts';

interface CloseButtonProps {
  unsaved: boolean;
  onClose: () => void;
}

/** Asks before closing if something typed would be lost. */
export function CloseButton({ unsaved, onClose }: CloseButtonProps) {
  const t = useWords(scholarshipWords);
  const [asking, setAsking] = useState(false);
  return (
    <AskButton
      open={asking}
      onOpenChange={setAsking}
      title={t('askClose')}
      text={t('askCloseText')}
      confirm={t('closeAnyway')}
      tone="danger"
      onConfirm={onClose}
      button={
        <Button onClick={() => (unsaved ? setAsking(true) : onClose())}>{t('cancel')}</Button>
      }
    />
  );
}
