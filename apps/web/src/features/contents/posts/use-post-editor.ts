import type { PostKind } from '@engawa/contract/contents/kinds';
import { eventStatuses } from '@engawa/contract/reference/contents/event-statuses';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import {
  type SavedContent,
  type SaveMode,
  type StoredContent,
  unsavedContent,
} from '../frame/form/content-types.ts';
import type { ContentValues } from '../frame/form/content-values.ts';
import { type ContentFormParts, useContentForm } from '../frame/form/use-content-form.ts';
import { type OpenedPost, openPost, type Post, type PostOf } from './post-kind.ts';

type Document<K extends PostKind> = Post<K>['content'];
type Status<K extends PostKind> = Post<K>['status'];
type SavedPost<K extends PostKind> = SavedContent & { status: Status<K> };

export interface PostEditorProps<K extends PostKind> {
  opened: OpenedPost<K>;
  owner: string;
  onCreated: (id: string) => void;
}

interface PostFormParts<K extends PostKind, Values extends ContentValues>
  extends Pick<ContentFormParts<Document<K>, Values>, 'content' | 'schema'> {
  /** The status that the button for publishing sends. */
  shownAs?: 'public' | 'limited';
  also?: object;
  onSaved?: (saved: SavedPost<K>, mode: SaveMode) => void;
  /** Called on an edit conflict with the server's current state besides the document. */
  onNewest?: (newest: OpenedPost<K>) => void;
}

export function usePostEditor<K extends PostKind, Values extends ContentValues>(
  of: PostOf<K>,
  { opened, owner, onCreated }: PostEditorProps<K>,
  { shownAs = 'public', also, onSaved, onNewest, ...form }: PostFormParts<K, Values>,
) {
  const { kind } = of;
  const t = useWords(of.words);
  const command = useCommand(of.calls.save, { meta: { quiet: true } });
  const statusOf = ({ post }: OpenedPost<K>): Status<K> | 'draft' => post?.status ?? 'draft';
  const storedIn = ({ post, images }: OpenedPost<K>): StoredContent<Document<K>> => ({
    ...(post ?? unsavedContent(form.content.blank)),
    images,
  });
  const [status, setStatus] = useState(statusOf(opened));
  const editor = useContentForm<Document<K>, Values>({
    ...form,
    owner,
    kind,
    onCreated,
    stored: storedIn(opened),
    save: async ({ id, version, document, inStep }, mode) => {
      const next = mode === 'publish' ? shownAs : 'draft';
      const body = { [`${kind}Id`]: id, version, inStep, status: next, ...also, ...document };
      const saved = (await command.mutateAsync({ body })) as unknown as SavedPost<K>;
      setStatus(saved.status);
      onSaved?.(saved, mode);
      return saved;
    },
    read: async (id) => {
      const newest = await openPost(of, id ?? 'new');
      setStatus(statusOf(newest));
      onNewest?.(newest);
      return storedIn(newest);
    },
  });
  const isShown = status === 'public' || status === 'limited';
  return {
    editor,
    heading: editor.meta.id === null ? t('newOne') : t('editOne'),
    status: { name: nameOf(eventStatuses, status), isShown },
  };
}
