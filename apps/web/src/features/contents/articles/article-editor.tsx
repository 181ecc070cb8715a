import { articleOutline } from '@engawa/contract/articles/outline';
import type {
  ArticleDocument,
  articleCommon,
  articleLanguage,
} from '@engawa/contract/articles/schemas';
import { contentLimits } from '@engawa/contract/contents/limits';
import type { ValuesOf } from '@engawa/contract/contents/outline/form-of';
import { useWords } from '../../../shared/i18n/words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { contentForm } from '../frame/form/content-form.ts';
import { fieldProps } from '../frame/form/field-props.ts';
import { PictureField } from '../frame/pictures/picture-field.tsx';
import { PictureListField } from '../frame/pictures/picture-list-field.tsx';
import { translateContents } from '../frame/translation/translate-contents.ts';
import { type PostEditorProps, usePostEditor } from '../posts/use-post-editor.ts';
import { articles } from './articles.tsx';
import { words as articleWords } from './words.ja.ts';

type ArticleValues = ValuesOf<typeof articleLanguage, typeof articleCommon>;

const articleForm = contentForm<ArticleDocument, ArticleValues>(articleOutline);

export function ArticleEditor(props: PostEditorProps<'article'>) {
  const t = useWords(articleWords);
  const { editor, ...frame } = usePostEditor(articles, props, {
    content: articleForm,
    schema: async () => (await import('@engawa/contract/articles/schemas')).articleDocument,
  });
  return (
    <EditorFrame editor={editor} {...frame}>
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
