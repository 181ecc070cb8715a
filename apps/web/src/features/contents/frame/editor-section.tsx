import { type ReactNode, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import type { ContentValues } from './form/content-values.ts';
import type { Editor } from './form/use-content-form.ts';
import { TranslateButtons, type TranslateCall } from './translation/translate-buttons.tsx';
import { TranslatedPlaces, TranslatedPlacesContext } from './translation/translated-places.ts';

interface EditorSectionProps<Values extends ContentValues> {
  editor: Editor<Values>;
  heading: string;
  intro?: ReactNode;
  id?: string | undefined;
  /** The endpoint that translates this section's texts. */
  translate?: TranslateCall | undefined;
  children: ReactNode;
}

export function EditorSection<Values extends ContentValues>({
  editor,
  heading,
  intro,
  id,
  translate,
  children,
}: EditorSectionProps<Values>) {
  const [places] = useState(() => new TranslatedPlaces());
  return (
    <Card id={id}>
      <section aria-label={heading} className="flex flex-col gap-6 p-4 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-lg font-bold">{heading}</h2>
            {intro && <p className="phrased mt-1 text-sm text-sumi-2">{intro}</p>}
          </div>
          {translate && (
            <TranslateButtons {...{ editor, places }} section={heading} call={translate} />
          )}
        </div>
        <TranslatedPlacesContext value={places}>{children}</TranslatedPlacesContext>
      </section>
    </Card>
  );
}
