import { contentLimits } from '@engawa/contract/contents/limits';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { additionalContentStatuses } from '@engawa/contract/reference/contents/additional-content-statuses';
import { saveTip, showTip } from '@engawa/contract/tips/company';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { BilingualField } from '../frame/fields/bilingual-field.tsx';
import { type OpenedPost, usePostForm } from '../frame/form/use-post-form.ts';
import { translateContents } from '../frame/translation/translate-contents.ts';
import { PersonSection } from './person-section.tsx';
import { tipForm } from './tip-values.ts';
import { words as tipWords } from './words.ja.ts';

type OpenedTip = OpenedPost<ReplyOf<typeof showTip>['tip']>;

export async function openTip(id: string): Promise<OpenedTip> {
  if (id === 'new') return { images: [] };
  const { tip: post, images } = await call(showTip, { params: { id } });
  return { post, images };
}

interface TipEditorProps {
  opened: OpenedTip;
  owner: string;
  onCreated: (id: string) => void;
}

export function TipEditor({ opened, owner, onCreated }: TipEditorProps) {
  const t = useWords(tipWords);
  const command = useCommand(saveTip, { meta: { quiet: true } });
  const { editor, status } = usePostForm({
    owner,
    kind: 'tip',
    opened,
    open: openTip,
    content: tipForm,
    schema: async () => (await import('@engawa/contract/tips/schemas')).tipDocument,
    save: ({ id, version, document, inStep }, mode) => {
      const next = mode === 'publish' ? 'public' : 'draft';
      const body = { tipId: id, version, inStep, status: next, ...document } as const;
      return command.mutateAsync({ body });
    },
    onCreated,
  });
  const { meta } = editor;

  return (
    <EditorFrame
      editor={editor}
      heading={meta.id === null ? t('newTip') : t('editTip')}
      status={{ name: nameOf(additionalContentStatuses, status), isShown: status === 'public' }}
    >
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
