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
  /** For what is kept when the session ends: whose it is, and what kind. */
  owner: string;
  kind: string;
  stored: StoredContent<Document>;
  content: ContentForm<Document, Values>;
  /** Of the whole document. */
  schema: () => Promise<FormSchema>;
  save: (request: SaveRequest<Document>, mode: SaveMode) => Promise<SavedContent>;
  read: (id: string | null) => Promise<StoredContent<Document>>;
  /** The first save has given it an id. */
  onCreated?: ((id: string) => void) | undefined;
  /** A refusal whose names are no fields of the form: told as a whole. */
  toldWhole?: ErrorCode | undefined;
}

const isStale = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'stale_version';

const mayPass = (failure: unknown): boolean => failure instanceof ApiFailure && failure.passing;

/**
 * A content in both languages as a form. It saves itself as a draft while somebody writes; only the
 * button publishes. When somebody else was first, both versions are compared.
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
  toldWhole,
}: ContentFormParts<Document, Values>) {
  const t = useWords(editorWords);
  const { outline, valuesOf, documentOf } = content;
  /** As this form would send it, so that what is the same compares the same. */
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

  /** One after the other. What is stale opens the comparison; until it is closed nothing is sent. */
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
      // A person who has left the editor meanwhile must not be taken back to it.
      if (id === null && aliveRef.current) onCreated?.(saved.id);
      return saved;
    } catch (failure) {
      setState(failure instanceof ApiFailure && failure.status === 422 ? 'invalid' : 'failed');
      if (!isStale(failure)) throw failure;
      await conflict.open();
      return undefined;
    }
  }

  /** A failure is said by the state beside the buttons. Resolves to whether trying again may help. */
  const saveQuietly = (): Promise<boolean> => send('draft').then(() => false, mayPass);

  const autosave = useAutosave({
    form,
    schema,
    documentOf,
    isSaved,
    onState: setState,
    save: saveQuietly,
  });

  /** By a button: every fault is shown beside its field. */
  async function submit(mode: SaveMode): Promise<SavedContent | undefined> {
    autosave.cancel();
    setBusy(mode);
    setAlert(undefined);
    let saved: SavedContent | undefined;
    const trySending = async () => {
      try {
        saved = await send(mode);
      } catch (failure) {
        const whole = failure instanceof ApiFailure && failure.code === toldWhole;
        setAlert(whole ? failure.message : showFailure(form, failure));
      }
    };
    await form.handleSubmit(trySending, () => setState('invalid'))();
    setBusy(undefined);
    return saved;
  }

  return {
    outline,
    /** A draft needs nothing; this is what publishing asks for. */
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
    /** Both languages still say the same here; the next save tells the server. */
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
