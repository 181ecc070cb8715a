import type { TemplateVariable } from '@engawa/contract/messages/variables';
import { FileStack } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { words as messageWords } from '../words.ja.ts';

const TemplatesDialog = lazy(async () => ({
  default: (await import('./templates-dialog.tsx')).TemplatesDialog,
}));

interface TemplateMenuProps {
  known: Partial<Record<TemplateVariable, string | null>>;
  onChoose: (text: string) => void;
}

export function TemplateMenu({ known, onChoose }: TemplateMenuProps) {
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
            known={known}
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
