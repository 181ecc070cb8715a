import { FileStack } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { words as messageWords } from '../words.ja.ts';
import type { TemplateValues } from './template-values.ts';

const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates-dialog.tsx')).TemplatesDialog,
}));

interface TemplateMenuProps {
  values: TemplateValues;
  onChoose: (text: string) => void;
}

export function TemplateMenu({ values, onChoose }: TemplateMenuProps) {
  const t = useWords(messageWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={<FileStack aria-hidden />}
        label={t('templates.open')}
        title={t('templates.open')}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {open && (
          <TemplatesDialog
            values={values}
            onClose={() => setOpen(false)}
            onChoose={(text) => {
              setOpen(false);
              onChoose(text);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
