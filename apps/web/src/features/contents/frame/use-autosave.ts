import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSchema } from '../../../shared/form/schema-resolver.ts';
import type { SaveState } from './content-types.ts';
import type { ContentValues } from './content-values.ts';
import type { Parts } from './merge.ts';

interface AutosaveParts<Document extends Parts, Values extends ContentValues> {
  form: UseFormReturn<Values>;
  schema: () => Promise<FormSchema>;
  documentOf: (values: Values) => Document;
  isSaved: () => boolean;
  onState: (state: SaveState) => void;
  save: () => void;
}

/** So long after the last letter; short enough to lose little, long enough not to disturb. */
const restMs = 2500;

/** Saves as a draft whenever writing rests. What is wrong is not sent, and not pointed at yet. */
export function useAutosave<Document extends Parts, Values extends ContentValues>({
  form,
  schema,
  documentOf,
  isSaved,
  onState,
  save,
}: AutosaveParts<Document, Values>) {
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveNow = useEffectEvent(async () => {
    if (isSaved()) return;
    const read = (await schema()).safeParse(documentOf(form.getValues()), { reportInput: true });
    if (read.success) save();
    else onState('invalid');
  });

  const onChange = useEffectEvent(() => {
    clearTimeout(timerRef.current);
    const saved = isSaved();
    onState(saved ? 'saved' : 'unsaved');
    if (!saved) timerRef.current = setTimeout(() => void saveNow(), restMs);
  });

  useEffect(() => {
    // What came back from before is saved like what is typed now.
    onChange();
    const { unsubscribe } = form.watch(() => onChange());
    return () => {
      unsubscribe();
      clearTimeout(timerRef.current);
    };
  }, [form]);

  return { cancel: () => clearTimeout(timerRef.current) };
}
