import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormSchema } from '../../../../shared/form/schema-resolver.ts';
import type { Parts } from '../conflict/merge.ts';
import type { SaveState } from './content-types.ts';
import type { ContentValues } from './content-values.ts';

interface AutosaveParts<Document extends Parts, Values extends ContentValues> {
  form: UseFormReturn<Values>;
  schema: () => Promise<FormSchema>;
  documentOf: (values: Values) => Document;
  isSaved: () => boolean;
  onState: (state: SaveState) => void;
  /** Resolves to whether a retry may help. */
  save: () => Promise<boolean>;
}

/** Debounce after the last change: short enough to lose little, long enough not to disturb. */
const restMs = 2500;

/** Exponential backoff after failures, to spare a server in trouble. */
const firstRetryMs = 5_000;
const longestRetryMs = 60_000;

/**
 * Saves a draft after each pause in typing, and retries after a failed connection: when the browser
 * is online again, or after a delay. Does not send invalid input, and shows no errors for it yet.
 */
export function useAutosave<Document extends Parts, Values extends ContentValues>({
  form,
  schema,
  documentOf,
  isSaved,
  onState,
  save,
}: AutosaveParts<Document, Values>) {
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Delay of the next retry; 0 without one. */
  const retryRef = useRef(0);

  /** Resolves to the delay before the next retry; 0 without one. */
  const saveNow = useEffectEvent(async (): Promise<number> => {
    const waited = retryRef.current;
    retryRef.current = 0;
    if (isSaved()) return 0;
    const rules = await schema().catch(() => undefined);
    const read = rules?.safeParse(documentOf(form.getValues()), { reportInput: true });
    if (read && !read.success) {
      onState('invalid');
      return 0;
    }
    if (!read) onState('failed');
    else if (!(await save())) return 0;
    retryRef.current = Math.min(longestRetryMs, waited * 2 || firstRetryMs);
    return retryRef.current;
  });

  /** Updates the displayed state; true if there are unsaved changes. */
  const noteChange = useEffectEvent((): boolean => {
    const saved = isSaved();
    onState(saved ? 'saved' : 'unsaved');
    return !saved;
  });

  useEffect(() => {
    let isOpen = true;
    const plan = (ms: number) => {
      clearTimeout(timerRef.current);
      if (isOpen && ms > 0) timerRef.current = setTimeout(() => void run(), ms);
    };
    const run = async () => plan(await saveNow());
    const change = () => plan(noteChange() ? restMs : 0);
    const online = () => {
      if (retryRef.current > 0) void run();
    };
    // A restored draft is saved like new input.
    change();
    const { unsubscribe } = form.watch(change);
    window.addEventListener('online', online);
    return () => {
      isOpen = false;
      unsubscribe();
      window.removeEventListener('online', online);
      clearTimeout(timerRef.current);
    };
  }, [form]);

  return { cancel: () => clearTimeout(timerRef.current) };
}
