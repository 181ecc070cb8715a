import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { words as passwordChangeWords } from './words.ja.ts';

interface RefusedDialogProps {
  messages: readonly string[];
  onClose: () => void;
}

/** Shows the server's refusals. On closing, the focus returns to the invalid field. */
export function RefusedDialog({ messages, onClose }: RefusedDialogProps) {
  const t = useWords(passwordChangeWords);
  const open = messages.length > 0;
  // Keeps its text while it fades out.
  const [shown, setShown] = useState(messages);
  if (open && shown !== messages) setShown(messages);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('refused')}
      width="small"
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('correct')}
        </Button>
      }
    >
      <ul className="space-y-2">
        {shown.map((message) => (
          <li key={message} className="phrased">
            {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
