import { contentLimits } from '@engawa/contract/contents/limits';
import { useWords } from '../../../shared/i18n/words.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { translateContents } from '../frame/translation/translate-contents.ts';
import { type PostEditorProps, usePostEditor } from '../posts/use-post-editor.ts';
import { PersonSection } from './person-section.tsx';
import { tipForm } from './tip-values.ts';
import { tips } from './tips.tsx';
import { words as tipWords } from './words.ja.ts';

export function TipEditor(props: PostEditorProps<'tip'>) {
  const t = useWords(tipWords);
  const { editor, ...frame } = usePostEditor(tips, props, {
    content: tipForm,
    schema: async () => (await import('@engawa/contract/tips/schemas')).tipDocument,
  });
  return (
    <EditorFrame editor={editor} {...frame}>
      <PersonSection editor={editor} />
      <EditorSection editor={editor} heading={t('words')} translate={translateContents}>
        <BilingualField editor={editor} field="title" />
        <BilingualField
          editor={editor}
          field="message"
          area={{ limit: contentLimits.text, rows: 10 }}
        />
      </EditorSection>
    </EditorFrame>
  );
}
