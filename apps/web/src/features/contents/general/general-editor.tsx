import type { ReplyOf } from '@engawa/contract/endpoint';
import { saveGeneral, showGeneral } from '@engawa/contract/general/company';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { translateGeneral } from '@engawa/contract/translation/company';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { useContentForm } from '../frame/form/use-content-form.ts';
import { type Live, LivePreview } from '../frame/live-preview.tsx';
import type { TranslateCall } from '../frame/translation/use-translation.ts';
import { words as editorWords } from '../frame/words.ja.ts';
import { BasicsSection } from './basics-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { generalForm } from './general-values.ts';
import { OfficesSection } from './offices-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { UrlsSection } from './urls-section.tsx';
import { useGeneralIndex } from './use-general-index.ts';
import { words as generalWords } from './words.ja.ts';

type GeneralReply = ReplyOf<typeof showGeneral>;

/** Preview of the form's values; passed in by the page, because another feature owns it. */
export type LiveGeneral = ComponentType<Live<GeneralDocument>>;

interface GeneralEditorProps {
  reply: GeneralReply;
  owner: string;
  Preview: LiveGeneral;
}

const translate: TranslateCall = (from, fields) =>
  call(translateGeneral, { body: { from, fields } });

const storedIn = ({ generalInfo, ...rest }: GeneralReply) => ({
  ...rest,
  id: null,
  content: generalInfo,
});

export function GeneralEditor({ reply, owner, Preview }: GeneralEditorProps) {
  const t = useWords(generalWords);
  const frame = useWords(editorWords);
  const queryClient = useQueryClient();
  const command = useCommand(saveGeneral, { meta: { quiet: true } });
  const editor = useContentForm({
    owner,
    kind: 'general',
    stored: storedIn(reply),
    content: generalForm,
    schema: async () => (await import('@engawa/contract/general/schemas')).generalDocument,
    save: async ({ version, document, inStep }, mode) => {
      const status = mode === 'publish' ? 1 : 3;
      const saved = await command.mutateAsync({
        body: { version, inStep, status, generalInfo: document },
      });
      // Other screens need to know whether the page is published; this editor keeps its state.
      if (mode === 'publish') {
        void queryClient.invalidateQueries({ queryKey: [showGeneral.id], exact: true });
      }
      return saved;
    },
    read: async () => storedIn(await call(showGeneral, {})),
  });
  const index = useGeneralIndex(editor);
  const isShown = editor.meta.publishedAt !== null;

  return (
    <EditorFrame
      editor={editor}
      translate={translate}
      heading={t('heading')}
      intro={t('intro')}
      index={index}
      preview={
        <LivePreview editor={editor} documentOf={generalForm.documentOf}>
          {(live) => <Preview {...live} />}
        </LivePreview>
      }
      status={{ name: isShown ? t('published') : t('notPublished'), isShown }}
      besideButtons={
        <>
          <LinkButton to="/company/contents/preview" tone="quiet">
            {frame('preview')}
          </LinkButton>
        </>
      }
    >
      <BasicsSection editor={editor} translate={translate} />
      <FactsSection editor={editor} />
      <OfficesSection editor={editor} translate={translate} />
      <ServicesSection editor={editor} translate={translate} />
      <FiguresSection editor={editor} />
      <UrlsSection editor={editor} translate={translate} />
    </EditorFrame>
  );
}
