import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { releaseJob, saveJobDraft } from '@engawa/contract/jobs/company';
import { jobStatuses } from '@engawa/contract/reference/jobs/job-statuses';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { editorMessages } from '../frame/messages.ts';
import { PictureShelfProvider } from '../frame/picture-shelf.tsx';
import { SaveBar } from '../frame/save-bar.tsx';
import { useContentForm } from '../frame/use-content-form.ts';
import { BasicsSection } from './basics-section.tsx';
import { CheckSection } from './check-section.tsx';
import { DutiesSection } from './duties-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { jobDocument, jobValues } from './job-values.ts';
import { jobEditorMessages } from './messages.ts';
import { OtherSection } from './other-section.tsx';
import { PaySection } from './pay-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { type OpenedJob, readStored } from './queries.ts';
import { SelectionSection } from './selection-section.tsx';
import { TermSection } from './term-section.tsx';
import { useFieldNames } from './use-field-names.ts';
import { usePostingReport } from './use-posting-report.ts';

interface JobEditorProps {
  opened: OpenedJob;
  general: GeneralDocument | null;
  owner: string;
  onCreated: (id: string) => void;
}

export function JobEditor({ opened, general, owner, onCreated }: JobEditorProps) {
  const t = useMessages(jobEditorMessages);
  const frame = useMessages(editorMessages);
  const snackbar = useSnackbar();
  const [status, setStatus] = useState(opened.status);
  const draft = useCommand(saveJobDraft, { meta: { quiet: true } });
  const release = useCommand(releaseJob, { meta: { quiet: true } });
  const editor = useContentForm({
    owner,
    name: `job:${opened.stored.id ?? 'new'}`,
    stored: opened.stored,
    valuesOf: jobValues,
    documentOf: jobDocument,
    schema: async () => (await import('@engawa/contract/jobs/schemas')).jobDocument,
    save: async ({ id, version, document, inStep }, mode) => {
      const body = { companyJobId: id, version, inStep, ...document };
      const saved = await (mode === 'publish' ? release : draft).mutateAsync({ body });
      if (jobStatuses.has(saved.recruitmentStatus)) setStatus(saved.recruitmentStatus);
      return saved;
    },
    read: readStored,
    onCreated,
  });
  const report = usePostingReport(editor, general);
  const { meta, state, busy } = editor;
  const isOpen = status === 1 || status === 4;

  async function publish() {
    if (await editor.submit('publish')) snackbar.show({ ok: true, message: frame('published') });
  }

  return (
    <PictureShelfProvider images={opened.images}>
      <EditorFrame
        editor={editor}
        heading={meta.id === null ? t('newJob') : t('editJob')}
        intro={t('intro')}
        aside={<Tag tone={isOpen ? 'good' : 'wood'}>{nameOf(jobStatuses, status)}</Tag>}
        fieldNames={useFieldNames()}
        bar={
          <SaveBar
            state={state}
            busy={busy}
            isPublished={isOpen}
            hasChanges={meta.hasChanges}
            publish={isOpen ? t('releaseChanges') : t('release')}
            onSave={() => void editor.submit('draft')}
            onPublish={() => void publish()}
          >
            {report.count > 0 && (
              <a
                href="#check"
                className="rounded-small px-2 text-sm font-semibold text-wood-ink underline"
              >
                {t('check.count', { count: report.count })}
              </a>
            )}
            {meta.id !== null && (
              <LinkButton
                to="/company/contents/preview/company-job/{-$job}"
                params={{ job: meta.id }}
                tone="quiet"
              >
                {frame('preview')}
              </LinkButton>
            )}
          </SaveBar>
        }
      >
        <BasicsSection editor={editor} />
        <DutiesSection editor={editor} />
        <PlaceSection editor={editor} />
        <TermSection editor={editor} />
        <HoursSection editor={editor} />
        <PaySection editor={editor} />
        <PeopleSection editor={editor} />
        <SelectionSection editor={editor} />
        <OtherSection editor={editor} />
        <CheckSection report={report} />
      </EditorFrame>
    </PictureShelfProvider>
  );
}
