import { saveArticle, showArticle } from '@engawa/contract/articles/company';
import { contentLimits } from '@engawa/contract/contents/limits';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { additionalContentStatuses } from '@engawa/contract/reference/contents/additional-content-statuses';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import { type OpenedPost, usePostForm } from '../frame/form/use-post-form.ts';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import { PictureListField } from '../frame/pictures/picture-list-field.tsx';
import { translateContents } from '../frame/translation/translate-contents.ts';
import { articleForm } from './article-values.ts';
import { words as articleWords } from './words.ja.ts';

type OpenedArticle = OpenedPost<ReplyOf<typeof showArticle>['article']>;

export async function openArticle(id: string): Promise<OpenedArticle> {
  if (id === 'new') return { images: [] };
  const { article: post, images } = await call(showArticle, { params: { id } });
  return { post, images };
}

interface ArticleEditorProps {
  opened: OpenedArticle;
  owner: string;
  onCreated: (id: string) => void;
}

export function ArticleEditor({ opened, owner, onCreated }: ArticleEditorProps) {
  const t = useWords(articleWords);
  const command = useCommand(saveArticle, { meta: { quiet: true } });
  const { editor, status } = usePostForm({
    owner,
    kind: 'article',
    opened,
    open: openArticle,
    content: articleForm,
    schema: async () => (await import('@engawa/contract/articles/schemas')).articleDocument,
    save: ({ id, version, document, inStep }, mode) => {
      const next = mode === 'publish' ? 'public' : 'draft';
      const body = { articleId: id, version, inStep, status: next, ...document } as const;
      return command.mutateAsync({ body });
    },
    onCreated,
  });
  const { meta } = editor;

  return (
    <EditorFrame
      editor={editor}
      heading={meta.id === null ? t('newArticle') : t('editArticle')}
      status={{ name: nameOf(additionalContentStatuses, status), isShown: status === 'public' }}
    >
      <EditorSection editor={editor} heading={t('content')} translate={translateContents}>
        <PictureField editor={editor} name="jp.coverImage" shape="cover" className="max-w-112" />
        <BilingualField editor={editor} field="title" />
        <BilingualField
          editor={editor}
          field="body"
          area={{ limit: contentLimits.article, rows: 12 }}
        />
        <Field kind="group" label={fieldProps(editor)('jp.images').label}>
          <PictureListField
            editor={editor}
            name="jp.images"
            itemKey="image"
            max={contentLimits.articleImages}
            shape="message"
            label={(number) => t('image', { number })}
          />
        </Field>
      </EditorSection>
    </EditorFrame>
  );
}
