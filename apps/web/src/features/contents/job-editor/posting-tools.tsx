import { ClipboardPaste } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { PrintButton } from './print-button.tsx';
import type { JobSectionProps } from './sections/job-section.ts';
import { words as jobEditorWords } from './words.ja.ts';

const PasteDialog = lazy(async () => ({
  default: (await import('./paste/paste-dialog.tsx')).PasteDialog,
}));

export function PostingTools({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const [pasting, setPasting] = useState(false);
  const { id } = editor.meta;
  return (
    <section
      aria-label={t('tools.heading')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-line bg-washi px-4 py-3"
    >
      <p className="phrased min-w-0 grow basis-72 text-sm text-sumi-2">
        {id === null ? t('tools.intro') : t('tools.introSaved')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setPasting(true)}>
          <ClipboardPaste aria-hidden className="size-4" />
          {t('tools.paste')}
        </Button>
        {id !== null && <PrintButton id={id} />}
      </div>
      <Suspense>
        {pasting && <PasteDialog editor={editor} onClose={() => setPasting(false)} />}
      </Suspense>
    </section>
  );
}
