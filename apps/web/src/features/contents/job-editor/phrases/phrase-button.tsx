import type { PhraseField } from '@engawa/contract/reference/jobs/posting-phrases';
import { BookText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { labelAt } from '../../frame/form/field-props.ts';
import type { JobSectionProps } from '../sections/job-section.ts';
import { words as jobEditorWords } from '../words.ja.ts';

const PhraseDialog = lazy(async () => ({
  default: (await import('./phrase-dialog.tsx')).PhraseDialog,
}));

interface PhraseButtonProps extends JobSectionProps {
  field: PhraseField;
}

export function PhraseButton({ editor, field }: PhraseButtonProps) {
  const t = useWords(jobEditorWords);
  const [open, setOpen] = useState(false);
  const name = labelAt(editor.outline, field);
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        aria-label={t('phrases.openFor', { name })}
        onClick={() => setOpen(true)}
      >
        <BookText aria-hidden className="size-4" />
        {t('phrases.open')}
      </Button>
      <Suspense>
        {open && <PhraseDialog {...{ editor, field, name }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
