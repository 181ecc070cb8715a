import type { PostKind } from '@engawa/contract/contents/kinds';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { openPost, type PostOf } from './post-kind.ts';
import type { PostEditorProps } from './use-post-editor.ts';

interface PostScreenProps<K extends PostKind> {
  of: PostOf<K>;
  /** `new` for a post that was never saved. */
  id: string;
  Editor: ComponentType<PostEditorProps<K>>;
}

export function PostScreen<K extends PostKind>({ of, id, Editor }: PostScreenProps<K>) {
  const navigate = useNavigate();
  return (
    <OpenedEditor
      id={id}
      name={of.calls.show.id}
      open={(opens) => openPost(of, opens)}
      onCreated={(newId) =>
        void navigate({ ...of.editorOf(newId), replace: true, ignoreBlocker: true })
      }
    >
      {(opened, owner, onCreated) => <Editor {...{ opened, owner, onCreated }} />}
    </OpenedEditor>
  );
}
