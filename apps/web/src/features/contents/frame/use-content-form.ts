import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { type FormSchema, schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { showFailure } from '../../../shared/form/show-failure.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import type {
  SavedContent,
  SaveMode,
  SaveRequest,
  SaveState,
  StoredContent,
} from './content-types.ts';
import type { Parts } from './merge.ts';
import { useAutosave } from './use-autosave.ts';
import { useConflict } from './use-conflict.ts';

export interface ContentFormParts<Document extends Parts, Values extends FieldValues> {
  /** For what is kept when the session ends: whose it is, and what. */
  owner: string;
  name: string;
  stored: StoredContent<Document>;
  valuesOf: (document: Document) => Values;
  documentOf: (values: Values) => Document;
  /** Of the whole document. */
  schema: () => Promise<FormSchema>;
  save: (request: SaveRequest<Document>, mode: SaveMode) => Promise<SavedContent>;
  read: (id: string | null) => Promise<StoredContent<Document>>;
  /** The first save has given it an id. */
  onCreated?: ((id: string) => void) | undefined;
}

/**
 * A content in both languages as a form. It saves itself as a draft while somebody writes; only the
 * button publishes. When somebody else was first, both versions are compared.
 */
export function useContentForm<Document extends Parts, Values extends FieldValues>({
  owner,
  name,
  stored,
  valuesOf,
  documentOf,
  schema,
  save,
  read,
  onCreated,
}: ContentFormParts<Document, Values>) {
  const [meta, setMeta] = useState(stored);
  const [state, setState] = useState<SaveState>('saved');
  const [alert, setAlert] = useState<string>();
  const [busy, setBusy] = useState<SaveMode>();
  const versionRef = useRef(stored.version);
  const idRef = useRef(stored.id);
  /** As this form would send it, so that what is the same compares the same. */
  const asSent = (document: Document) => documentOf(valuesOf(document));
  const baseRef = useRef(asSent(stored.content));
  const inStepRef = useRef(new Set<string>());
  const underWayRef = useRef<Promise<unknown>>(undefined);

  const form = useForm<Values>({
    defaultValues: valuesOf(stored.content) as DefaultValues<Values>,
    resolver: schemaResolver(schema, documentOf),
    shouldFocusError: false,
  });
  const element = useFocusOnRefusal(form);
  const restored = useDraft(form, versionRef, owner, name);
  const conflict = useConflict<Document>({
    read: async () => {
      const newest = await read(idRef.current);
      return { ...newest, content: asSent(newest.content) };
    },
    mine: () => ({ base: baseRef.current, own: documentOf(form.getValues()) }),
    onResolved: (document, newest) => {
      versionRef.current = newest.version;
      baseRef.current = newest.content;
      form.reset(valuesOf(document));
      void send('draft').catch(() => undefined);
    },
  });

  /** One at a time; throws what went wrong, after it has been shown. */
  async function send(mode: SaveMode): Promise<SavedContent> {
    while (underWayRef.current) await underWayRef.current.catch(() => undefined);
    const document = documentOf(form.getValues());
    const inStep = [...inStepRef.current];
    const request = { id: idRef.current, version: versionRef.current, document, inStep };
    setState('saving');
    const sending = save(request, mode);
    underWayRef.current = sending;
    try {
      const saved = await sending;
      const created = idRef.current === null;
      idRef.current = saved.id;
      versionRef.current = saved.version;
      baseRef.current = document;
      for (const place of inStep) inStepRef.current.delete(place);
      setMeta((old) => ({
        ...old,
        ...saved,
        content: document,
        publishedAt: mode === 'publish' ? saved.updatedAt : old.publishedAt,
      }));
      const typed = JSON.stringify(documentOf(form.getValues())) !== JSON.stringify(document);
      setState(typed ? 'unsaved' : 'saved');
      if (created) onCreated?.(saved.id);
      return saved;
    } catch (failure) {
      const stale = failure instanceof ApiFailure && failure.code === 'stale_version';
      setState(failure instanceof ApiFailure && failure.status === 422 ? 'invalid' : 'failed');
      if (stale) await conflict.open();
      throw failure;
    } finally {
      underWayRef.current = undefined;
    }
  }

  const autosave = useAutosave({
    form,
    schema,
    documentOf,
    savedDocument: () => baseRef.current,
    paused: conflict.comparing !== undefined,
    onState: setState,
    send: () => send('draft'),
  });

  /** By a button: every fault is shown beside its field. */
  async function submit(mode: SaveMode): Promise<SavedContent | undefined> {
    autosave.cancel();
    setBusy(mode);
    setAlert(undefined);
    let saved: SavedContent | undefined;
    try {
      await form.handleSubmit(
        async () => {
          try {
            saved = await send(mode);
          } catch (failure) {
            const stale = failure instanceof ApiFailure && failure.code === 'stale_version';
            if (!stale) setAlert(showFailure(form, failure));
          }
        },
        () => setState('invalid'),
      )();
    } finally {
      setBusy(undefined);
    }
    return saved;
  }

  return {
    form,
    element,
    meta,
    state,
    alert,
    busy,
    restored,
    conflict,
    submit,
    /** Both languages still say the same here; the next save tells the server. */
    markInStep: (place: string) => {
      inStepRef.current.add(place);
      setMeta((old) => {
        const { [place]: _, ...drift } = old.drift;
        return { ...old, drift };
      });
      void send('draft').catch(() => undefined);
    },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any -- components take the editor of any kind of content.
export type Editor<Values extends FieldValues = any> = ReturnType<
  typeof useContentForm<Parts, Values>
>;
