import { saveArticle, showArticle } from '@engawa/contract/articles/company';
import type { ArticleDocument } from '@engawa/contract/articles/schemas';
import { contentLimits } from '@engawa/contract/contents/limits';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { additionalContentStatuses } from '@engawa/contract/reference/contents/additional-content-statuses';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { Field } from '../../../ui/form/field.tsx';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { unsavedContent } from '../frame/content-types.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { PictureField } from '../frame/picture-field.tsx';
import { PictureListField } from '../frame/picture-list-field.tsx';
import { translateContents } from '../frame/translate-contents.ts';
import { useContentForm } from '../frame/use-content-form.ts';
import { articleDocument, articleValues, newArticle } from './article-values.ts';
import { articleMessages } from './messages.ts';

type ArticleReply = ReplyOf<typeof showArticle>;
export type OpenedArticle = Pick<ArticleReply, 'images'> & { article?: ArticleReply['article'] };

export const openArticle = (id: string): Promise<OpenedArticle> =>
  id === 'new' ? Promise.resolve({ images: [] }) : call(showArticle, { params: { id } });

const storedIn = ({ article, images }: OpenedArticle) => ({
  ...(article ?? unsavedContent<ArticleDocument>(newArticle)),
  images,
});

interface ArticleEditorProps {
  opened: OpenedArticle;
  owner: string;
  onCreated: (id: string) => void;
}

export function ArticleEditor({ opened, owner, onCreated }: ArticleEditorProps) {
  const t = useMessages(articleMessages);
  const [status, setStatus] = useState(opened.article?.status ?? 'draft');
  const command = useCommand(saveArticle, { meta: { quiet: true } });
  const editor = useContentForm({
    owner,
    kind: 'article',
    stored: storedIn(opened),
    valuesOf: articleValues,
    documentOf: articleDocument,
    schema: async () => (await import('@engawa/contract/articles/schemas')).articleDocument,
    save: async ({ id, version, document, inStep }, mode) => {
      const body = { articleId: id, version, inStep, ...document };
      const saved = await command.mutateAsync({
        body: { ...body, status: mode === 'publish' ? 'public' : 'draft' },
      });
      setStatus(saved.status);
      return saved;
    },
    read: async (id) => {
      const newest = await openArticle(id ?? 'new');
      setStatus(newest.article?.status ?? 'draft');
      return storedIn(newest);
    },
    onCreated,
  });
  const { meta } = editor;

  return (
    <EditorFrame
      editor={editor}
      heading={meta.id === null ? t('newArticle') : t('editArticle')}
      intro={t('editIntro')}
      status={{ name: nameOf(additionalContentStatuses, status), isShown: status === 'public' }}
      fieldNames={{
        title: t('title'),
        body: t('body'),
        coverImage: t('cover'),
        images: t('images'),
      }}
    >
      <EditorSection
        editor={editor}
        heading={t('content')}
        translates={{ paths: ['title', 'body'], call: translateContents }}
      >
        <PictureField
          editor={editor}
          name="jp.coverImage"
          shape="cover"
          label={t('cover')}
          className="max-w-112"
        />
        <BilingualField editor={editor} field="title" label={t('title')} required />
        <BilingualField
          editor={editor}
          field="body"
          label={t('body')}
          area={{ limit: contentLimits.article, rows: 12 }}
          required
        />
        <Field kind="group" label={t('images')}>
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
