import { showArticle } from '@engawa/contract/articles/company';
import { useNavigate, useParams } from '@tanstack/react-router';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { ArticleEditor, openArticle } from './article-editor.tsx';

export function ArticleScreen() {
  const { id = 'new' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  return (
    <OpenedEditor
      id={id}
      name={showArticle.id}
      open={openArticle}
      onCreated={(newId) =>
        void navigate({
          to: '/company/contents/additional-contents/$id',
          params: { id: newId },
          replace: true,
          ignoreBlocker: true,
        })
      }
    >
      {(opened, owner, onCreated) => <ArticleEditor {...{ opened, owner, onCreated }} />}
    </OpenedEditor>
  );
}
