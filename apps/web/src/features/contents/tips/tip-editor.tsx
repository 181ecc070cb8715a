import { contentLimits } from '@engawa/contract/contents/limits';
import type { ReplyOf } from '@engawa/contract/endpoint';
import { additionalContentStatuses } from '@engawa/contract/reference/contents/additional-content-statuses';
import { saveTip, showTip } from '@engawa/contract/tips/company';
import type { TipDocument } from '@engawa/contract/tips/schemas';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { BilingualField } from '../frame/bilingual-field.tsx';
import { unsavedContent } from '../frame/content-types.ts';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { translateContents } from '../frame/translate-contents.ts';
import { useContentForm } from '../frame/use-content-form.ts';
import { tipMessages } from './messages.ts';
import { PersonSection } from './person-section.tsx';
import { newTip, tipDocument, tipValues } from './tip-values.ts';

type TipReply = ReplyOf<typeof showTip>;
export type OpenedTip = Pick<TipReply, 'images'> & { tip?: TipReply['tip'] };

export const openTip = (id: string): Promise<OpenedTip> =>
  id === 'new' ? Promise.resolve({ images: [] }) : call(showTip, { params: { id } });

const storedIn = ({ tip, images }: OpenedTip) => ({
  ...(tip ?? unsavedContent<TipDocument>(newTip)),
  images,
});

interface TipEditorProps {
  opened: OpenedTip;
  owner: string;
  onCreated: (id: string) => void;
}

export function TipEditor({ opened, owner, onCreated }: TipEditorProps) {
  const t = useMessages(tipMessages);
  const [status, setStatus] = useState(opened.tip?.status ?? 'draft');
  const command = useCommand(saveTip, { meta: { quiet: true } });
  const editor = useContentForm({
    owner,
    kind: 'tip',
    stored: storedIn(opened),
    valuesOf: tipValues,
    documentOf: tipDocument,
    schema: async () => (await import('@engawa/contract/tips/schemas')).tipDocument,
    save: async ({ id, version, document, inStep }, mode) => {
      const body = { tipId: id, version, inStep, ...document };
      const saved = await command.mutateAsync({
        body: { ...body, status: mode === 'publish' ? 'public' : 'draft' },
      });
      setStatus(saved.status);
      return saved;
    },
    read: async (id) => {
      const newest = await openTip(id ?? 'new');
      setStatus(newest.tip?.status ?? 'draft');
      return storedIn(newest);
    },
    onCreated,
  });
  const { meta } = editor;

  return (
    <EditorFrame
      editor={editor}
      heading={meta.id === null ? t('newTip') : t('editTip')}
      intro={t('editIntro')}
      status={{ name: nameOf(additionalContentStatuses, status), isShown: status === 'public' }}
      fieldNames={{
        title: t('title'),
        message: t('message'),
        senpaiName: t('name'),
        senpaiPosition: t('position'),
        senpaiUniversity: t('university'),
        senpaiImage: t('picture'),
        country: t('country'),
        joinedYear: t('joinedYear'),
      }}
    >
      <PersonSection editor={editor} />
      <EditorSection
        editor={editor}
        heading={t('words')}
        translates={{ paths: ['title', 'message'], call: translateContents }}
      >
        <BilingualField editor={editor} field="title" label={t('title')} required />
        <BilingualField
          editor={editor}
          field="message"
          label={t('message')}
          area={{ limit: contentLimits.text, rows: 10 }}
          required
        />
      </EditorSection>
    </EditorFrame>
  );
}
