import { useState } from 'react';
import type { Parts } from '../conflict/merge.ts';
import {
  type ContentImage,
  type SavedContent,
  type SaveMode,
  type SaveRequest,
  type StoredContent,
  unsavedContent,
} from './content-types.ts';
import type { ContentValues } from './content-values.ts';
import { type ContentFormParts, useContentForm } from './use-content-form.ts';

type StoredPost<Document extends Parts, Status> = Omit<StoredContent<Document>, 'images'> & {
  status: Status;
};

/** An event, an article or a tip as it was opened; a new one has no post yet. */
export interface OpenedPost<Post> {
  post?: Post;
  images: readonly ContentImage[];
}

interface PostFormParts<
  Document extends Parts,
  Values extends ContentValues,
  Status extends string,
  Post extends StoredPost<Document, Status>,
> extends Pick<
    ContentFormParts<Document, Values>,
    'owner' | 'kind' | 'content' | 'schema' | 'onCreated'
  > {
  opened: OpenedPost<Post>;
  open: (id: string) => Promise<OpenedPost<Post>>;
  save: (
    request: SaveRequest<Document>,
    mode: SaveMode,
  ) => Promise<SavedContent & { status: Status }>;
  /** Somebody saved first: what the server has now, beside the document. */
  onNewest?: ((newest: OpenedPost<Post>) => void) | undefined;
}

/** The form of a content whose status is a word, and that status as the server last told it. */
export function usePostForm<
  Document extends Parts,
  Values extends ContentValues,
  Status extends string,
  Post extends StoredPost<Document, Status>,
>({ opened, open, save, onNewest, ...form }: PostFormParts<Document, Values, Status, Post>) {
  const statusOf = ({ post }: OpenedPost<Post>): Status | 'draft' => post?.status ?? 'draft';
  const storedIn = ({ post, images }: OpenedPost<Post>): StoredContent<Document> => ({
    ...(post ?? unsavedContent(form.content.blank)),
    images,
  });
  const [status, setStatus] = useState(statusOf(opened));
  const editor = useContentForm<Document, Values>({
    ...form,
    stored: storedIn(opened),
    save: async (request, mode) => {
      const saved = await save(request, mode);
      setStatus(saved.status);
      return saved;
    },
    read: async (id) => {
      const newest = await open(id ?? 'new');
      setStatus(statusOf(newest));
      onNewest?.(newest);
      return storedIn(newest);
    },
  });
  return { editor, status };
}
