import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormSchema } from '../../../shared/form/schema-resolver.ts';
import type { SaveState } from './content-types.ts';
import type { Parts } from './merge.ts';

interface AutosaveParts<Document extends Parts, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  schema: () => Promise<FormSchema>;
  documentOf: (values: Values) => Document;
  savedDocument: () => Document;
  /** Nothing is sent while somebody decides which version stays. */
  paused: boolean;
  onState: (state: SaveState) => void;
  send: () => Promise<unknown>;
}

/** So long after the last letter; short enough to lose little, long enough not to disturb. */
const restMs = 2500;

/** Saves as a draft whenever writing rests. What is wrong is not sent, and not pointed at yet. */
export function useAutosave<Document extends Parts, Values extends FieldValues>({
  form,
  schema,
  documentOf,
  savedDocument,
  paused,
  onState,
  send,
}: AutosaveParts<Document, Values>) {
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSaved = () =>
    JSON.stringify(documentOf(form.getValues())) === JSON.stringify(savedDocument());

  const saveNow = useEffectEvent(async () => {
    if (paused || isSaved()) return;
    const read = (await schema()).safeParse(documentOf(form.getValues()), { reportInput: true });
    if (!read.success) return onState('invalid');
    // What went wrong is said by the state beside the button; the next letter tries again.
    await send().catch(() => undefined);
  });

  const onChange = useEffectEvent(() => {
    clearTimeout(timerRef.current);
    const saved = isSaved();
    onState(saved ? 'saved' : 'unsaved');
    if (!saved) timerRef.current = setTimeout(() => void saveNow(), restMs);
  });

  useEffect(() => {
    const { unsubscribe } = form.watch(() => onChange());
    return () => {
      unsubscribe();
      clearTimeout(timerRef.current);
    };
  }, [form]);

  return { cancel: () => clearTimeout(timerRef.current) };
}
