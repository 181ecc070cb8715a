import type { ErrorCode } from '@engawa/contract/error-catalogue';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { ApiFailure } from '../../../../shared/api/failures/api-failure.ts';
import { type FormSchema, schemaResolver } from '../../../../shared/form/schema-resolver.ts';
import { showFailure } from '../../../../shared/form/show-failure.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { useFocusOnRefusal } from '../../../../ui/bound/use-focus-on-refusal.ts';
import type { Parts } from '../conflict/merge.ts';
import { useConflict } from '../conflict/use-conflict.ts';
import { words as editorWords } from '../words.ja.ts';
import { type ContentDraft, readContentDraft, useContentDraft } from './content-draft.ts';
import type { ContentForm } from './content-form.ts';
import type {
  SavedContent,
  SaveMode,
  SaveRequest,
  SaveState,
  StoredContent,
} from './content-types.ts';
import { joinImages, sameDocument } from './content-types.ts';
import type { ContentValues } from './content-values.ts';
import { useAutosave } from './use-autosave.ts';

export interface ContentFormParts<Document extends Parts, Values extends ContentValues> {
  /** The owner and kind of the draft stored in the browser. */
  owner: string;
  kind: string;
  stored: StoredContent<Document>;
  content: ContentForm<Document, Values>;
  schema: () => Promise<FormSchema>;
  save: (request: SaveRequest<Document>, mode: SaveMode) => Promise<SavedContent>;
  read: (id: string | null) => Promise<StoredContent<Document>>;
  onCreated?: ((id: string) => void) | undefined;
  /** A refusal whose field names do not match the form's; shown as one message. */
  shownWhole?: ErrorCode | undefined;
}

const isStale = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'stale_version';

const mayPass = (failure: unknown): boolean => failure instanceof ApiFailure && failure.passing;

/**
 * A content in both languages as a form. Saves drafts automatically; only the button publishes. If
 * a colleague saved first, the versions are compared.
 */
export function useContentForm<Document extends Parts, Values extends ContentValues>({
  owner,
  kind,
  stored,
  content,
  schema,
  save,
  read,
  onCreated,
  shownWhole,
}: ContentFormParts<Document, Values>) {
  const t = useWords(editorWords);
  const { outline, valuesOf, documentOf } = content;
  /** As this form would send it, so that equal contents compare equal. */
  const asSent = (document: Document) => documentOf(valuesOf(document));
  const [kept] = useState(() => readContentDraft({ owner, kind, id: stored.id, content }));
  const [meta, setMeta] = useState(stored);
  const [state, setState] = useState<SaveState>(kept ? 'unsaved' : 'saved');
  const [alert, setAlert] = useState<string>();
  const [busy, setBusy] = useState<SaveMode>();
  const nowRef = useRef<Omit<ContentDraft<Document, Values>, 'values'> & { id: string | null }>({
    id: stored.id,
    version: kept?.version ?? stored.version,
    base: kept?.base ?? asSent(stored.content),
  });
  const inStepRef = useRef(new Set<string>());
  const queueRef = useRef<Promise<unknown>>(Promise.resolve());
  const aliveRef = useRef(true);
  useEffect(() => {
    aliveRef.current = true;
    return () => {
      aliveRef.current = false;
    };
  }, []);

  const form = useForm<Values>({
    defaultValues: (kept?.values ?? valuesOf(stored.content)) as DefaultValues<Values>,
    resolver: schemaResolver(schema, documentOf),
    shouldFocusError: false,
  });
  const element = useFocusOnRefusal(form);
  const isSaved = () => sameDocument(documentOf(form.getValues()), nowRef.current.base);
  useContentDraft({ owner, kind, nowRef, isSaved, values: () => form.getValues() });

  const conflict = useConflict<Document>({
    read: async () => {
      const newest = await read(nowRef.current.id);
      return { ...newest, content: asSent(newest.content) };
    },
    mine: () => ({ base: nowRef.current.base, own: documentOf(form.getValues()) }),
    onResolved: (document, newest) => {
      nowRef.current = { ...nowRef.current, version: newest.version, base: newest.content };
      setMeta((old) => ({ ...newest, images: joinImages(old.images, newest.images) }));
      form.reset(valuesOf(document));
      void saveQuietly();
    },
  });

  /** Sends one save at a time. A version conflict opens the comparison, which blocks saving. */
  function send(mode: SaveMode): Promise<SavedContent | undefined> {
    const turn = queueRef.current.then(() => (conflict.isOpen() ? undefined : sendNow(mode)));
    queueRef.current = turn.catch(() => undefined);
    return turn;
  }

  async function sendNow(mode: SaveMode): Promise<SavedContent | undefined> {
    const document = documentOf(form.getValues());
    const inStep = [...inStepRef.current];
    const { id, version } = nowRef.current;
    setState('saving');
    try {
      const saved = await save({ id, version, document, inStep }, mode);
      nowRef.current = { id: saved.id, version: saved.version, base: document };
      for (const place of inStep) inStepRef.current.delete(place);
      setMeta((old) => ({
        ...old,
        ...saved,
        content: document,
        publishedAt: mode === 'publish' ? saved.updatedAt : old.publishedAt,
      }));
      setState(isSaved() ? 'saved' : 'unsaved');
      // Do not navigate back to an editor that the person has left.
      if (id === null && aliveRef.current) onCreated?.(saved.id);
      return saved;
    } catch (failure) {
      setState(failure instanceof ApiFailure && failure.status === 422 ? 'invalid' : 'failed');
      if (!isStale(failure)) throw failure;
      await conflict.open();
      return undefined;
    }
  }

  /** The state beside the buttons shows a failure. Resolves to whether a retry may help. */
  const saveQuietly = (): Promise<boolean> => send('draft').then(() => false, mayPass);

  const autosave = useAutosave({
    form,
    schema,
    documentOf,
    isSaved,
    onState: setState,
    save: saveQuietly,
  });

  /** Saving by a button shows every error at its field. */
  async function submit(mode: SaveMode): Promise<SavedContent | undefined> {
    autosave.cancel();
    setBusy(mode);
    setAlert(undefined);
    let saved: SavedContent | undefined;
    const trySending = async () => {
      try {
        saved = await send(mode);
      } catch (failure) {
        const whole = failure instanceof ApiFailure && failure.code === shownWhole;
        setAlert(whole ? failure.message : showFailure(form, failure));
      }
    };
    await form.handleSubmit(trySending, () => setState('invalid'))();
    setBusy(undefined);
    return saved;
  }

  return {
    outline,
    /** What publishing requires; a draft requires nothing. */
    marks: { inLanguage: t('needed.inLanguage'), toPublish: t('needed.toPublish') },
    form,
    element,
    meta,
    state,
    alert,
    busy,
    restored: kept !== undefined && state !== 'saved',
    conflict,
    submit,
    /** The two languages still match here; the next save reports that to the server. */
    markInStep: (place: string) => {
      inStepRef.current.add(place);
      setMeta((old) => {
        const { [place]: _, ...drift } = old.drift;
        return { ...old, drift };
      });
      void saveQuietly();
    },
  };
}

export type Editor<Values extends ContentValues> = ReturnType<typeof useContentForm<Parts, Values>>;
