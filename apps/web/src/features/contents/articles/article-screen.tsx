import { showArticle } from '@engawa/contract/articles/company';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { ArticleEditor, openArticle } from './article-editor.tsx';

const route = getRouteApi('/company/contents/additional-contents/$id');

export function ArticleScreen() {
  const { id } = route.useParams();
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
