import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../../shared/form/drafts/drafts.ts';
import { beforeForcedLeave } from '../../../../shared/session/sign-out/forced-leave.ts';
import type { Parts } from '../conflict/merge.ts';
import type { ContentForm } from './content-form.ts';
import type { ContentValues } from './content-values.ts';

/** Unsaved values, with the version and document that they were typed against. */
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

/** Fills gaps with today's defaults, because an older client may have stored the draft. */
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
  /** A ref, because the first save changes the id, and the id is part of the storage key. */
  nowRef: RefObject<Omit<ContentDraft<Document, Values>, 'values'> & { id: string | null }>;
  isSaved: () => boolean;
  values: () => Values;
}

/** Stores unsaved values in the browser, so that they survive an ended session or a closed tab. */
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
