import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { TranslateButtons, type TranslateCall } from './translate-buttons.tsx';
import type { Editor } from './use-content-form.ts';

interface EditorSectionProps {
  editor: Editor;
  heading: string;
  intro?: ReactNode;
  id?: string | undefined;
  /** The texts of this section, as places in one language (`services.*.productTitle`), and who translates. */
  translates?: { paths: readonly string[]; call: TranslateCall } | undefined;
  children: ReactNode;
}

/** A part of an editor with its heading and, where it has texts, the way to translate them. */
export function EditorSection({
  editor,
  heading,
  intro,
  id,
  translates,
  children,
}: EditorSectionProps) {
  return (
    <Card id={id} className="scroll-mt-20">
      <section aria-label={heading} className="flex flex-col gap-6 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-lg font-bold">{heading}</h2>
            {intro && <p className="phrased mt-1 text-sm text-sumi-2">{intro}</p>}
          </div>
          {translates && <TranslateButtons editor={editor} section={heading} {...translates} />}
        </div>
        {children}
      </section>
    </Card>
  );
}
