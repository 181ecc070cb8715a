import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../../shared/form/drafts/drafts.ts';
import { beforeForcedLeave } from '../../../../shared/session/sign-out/forced-leave.ts';
import type { Parts } from '../conflict/merge.ts';
import type { ContentForm } from './content-form.ts';
import type { ContentValues } from './content-values.ts';

/** What was typed and not saved, with the version it was typed against and what that version said. */
export interface ContentDraft<Document, Values> {
  version: number;
  base: Document;
  values: Values;
}

const nameOf = (kind: string, id: string | null): string => `${kind}:${id ?? 'new'}`;

interface DraftPlace<Document extends Parts, Values extends ContentValues> {
  owner: string;
  kind: string;
  id: string | null;
  content: ContentForm<Document, Values>;
}

/** It may have been kept by an older client: what it has is laid over what there is today. */
export function readContentDraft<Document extends Parts, Values extends ContentValues>({
  owner,
  kind,
  id,
  content,
}: DraftPlace<Document, Values>): ContentDraft<Document, Values> | undefined {
  const kept = readDraft(owner, nameOf(kind, id));
  const restored = content.restore(kept);
  const version = (kept as { version?: unknown } | undefined)?.version;
  return restored && typeof version === 'number' ? { version, ...restored } : undefined;
}

interface DraftParts<Document, Values> {
  owner: string;
  kind: string;
  /** The first save changes the id, and with it the name under which it is found again. */
  nowRef: RefObject<Omit<ContentDraft<Document, Values>, 'values'> & { id: string | null }>;
  isSaved: () => boolean;
  values: () => Values;
}

/** Nothing typed is lost when the session ends or the tab is put away before it has saved itself. */
export function useContentDraft<Document, Values>({
  owner,
  kind,
  nowRef,
  isSaved,
  values,
}: DraftParts<Document, Values>): void {
  const keep = useEffectEvent(() => {
    const { id, version, base } = nowRef.current;
    if (!isSaved()) keepDraft(owner, nameOf(kind, id), { version, base, values: values() });
  });
  const drop = useEffectEvent(() => dropDraft(owner, nameOf(kind, nowRef.current.id)));

  useEffect(() => {
    drop();
    const seen = () => (document.hidden ? keep() : drop());
    const unlisten = beforeForcedLeave(keep);
    document.addEventListener('visibilitychange', seen);
    return () => {
      unlisten();
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}
