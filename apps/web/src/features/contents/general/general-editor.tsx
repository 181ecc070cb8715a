import type { ReplyOf } from '@engawa/contract/endpoint';
import { saveGeneral, showGeneral } from '@engawa/contract/general/company';
import { translateGeneral } from '@engawa/contract/translation/company';
import { call } from '../../../shared/api/call.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { editorMessages } from '../frame/messages.ts';
import { PictureShelfProvider } from '../frame/picture-shelf.tsx';
import { SaveBar } from '../frame/save-bar.tsx';
import { useContentForm } from '../frame/use-content-form.ts';
import type { TranslateCall } from '../frame/use-translation.ts';
import { BasicsSection } from './basics-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { generalDocument, generalValues } from './general-values.ts';
import { generalMessages } from './messages.ts';
import { OfficesSection } from './offices-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { UrlsSection } from './urls-section.tsx';
import { useFieldNames } from './use-field-names.ts';

type GeneralReply = ReplyOf<typeof showGeneral>;

interface GeneralEditorProps {
  reply: GeneralReply;
  owner: string;
}

const translate: TranslateCall = (from, fields) =>
  call(translateGeneral, { body: { from, fields } });

const storedIn = ({ generalInfo, ...rest }: GeneralReply) => ({
  ...rest,
  id: null,
  content: generalInfo,
});

export function GeneralEditor({ reply, owner }: GeneralEditorProps) {
  const t = useMessages(generalMessages);
  const frame = useMessages(editorMessages);
  const snackbar = useSnackbar();
  const command = useCommand(saveGeneral, { meta: { quiet: true } });
  const editor = useContentForm({
    owner,
    name: 'general',
    stored: storedIn(reply),
    valuesOf: generalValues,
    documentOf: generalDocument,
    schema: async () => (await import('@engawa/contract/general/schemas')).generalDocument,
    save: ({ version, document, inStep }, mode) => {
      const status = mode === 'publish' ? 1 : 3;
      return command.mutateAsync({ body: { version, inStep, status, generalInfo: document } });
    },
    read: async () => storedIn(await call(showGeneral, {})),
  });
  const { meta, state, busy } = editor;

  async function publish() {
    if (await editor.submit('publish')) snackbar.show({ ok: true, message: frame('published') });
  }

  return (
    <PictureShelfProvider images={reply.images}>
      <EditorFrame
        editor={editor}
        heading={t('heading')}
        intro={t('intro')}
        aside={
          <Tag tone={meta.publishedAt ? 'good' : 'wood'}>
            {meta.publishedAt ? t('published') : t('notPublished')}
          </Tag>
        }
        fieldNames={useFieldNames()}
        bar={
          <SaveBar
            state={state}
            busy={busy}
            isPublished={meta.publishedAt !== null}
            hasChanges={meta.hasChanges}
            onSave={() => void editor.submit('draft')}
            onPublish={() => void publish()}
          >
            <LinkButton to="/company/contents/preview" tone="quiet">
              {frame('preview')}
            </LinkButton>
          </SaveBar>
        }
      >
        <BasicsSection editor={editor} translate={translate} />
        <FactsSection editor={editor} />
        <OfficesSection editor={editor} translate={translate} />
        <ServicesSection editor={editor} translate={translate} />
        <FiguresSection editor={editor} />
        <UrlsSection editor={editor} translate={translate} />
      </EditorFrame>
    </PictureShelfProvider>
  );
}
