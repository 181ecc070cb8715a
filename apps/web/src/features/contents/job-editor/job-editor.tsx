import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { releaseJob, saveJobDraft } from '@engawa/contract/jobs/company';
import type { JobDocument } from '@engawa/contract/jobs/schemas';
import { jobStatuses } from '@engawa/contract/reference/jobs/job-statuses';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { EditorFrame } from '../frame/editor-frame.tsx';
import { useContentForm } from '../frame/form/use-content-form.ts';
import { type Live, LivePreview } from '../frame/live-preview.tsx';
import { words as editorWords } from '../frame/words.ja.ts';
import { jobForm } from './job-values.ts';
import { useUsualInsurances } from './pay/use-usual-insurances.ts';
import { PostingTools } from './posting-tools.tsx';
import { PublicPageLink } from './public-page-link.tsx';
import { type OpenedJob, openJob } from './queries.ts';
import { BasicsSection } from './sections/basics-section.tsx';
import { CheckSection } from './sections/check-section.tsx';
import { DutiesSection } from './sections/duties-section.tsx';
import { HoursSection } from './sections/hours-section.tsx';
import { translate } from './sections/job-section.ts';
import { PlaceSection } from './sections/place-section.tsx';
import { TermSection } from './sections/term-section.tsx';
import { useJobIndex } from './use-job-index.ts';
import { usePostingReport } from './use-posting-report.ts';
import { words as jobEditorWords } from './words.ja.ts';

const LowerSections = lazy(async () => ({
  default: (await import('./sections/lower-sections.tsx')).LowerSections,
}));

/** Props of the preview; the page passes it in, because another feature owns it. */
export interface LiveJobProps extends Live<JobDocument> {
  /** The company's published general page, which postings refer to. */
  general: GeneralDocument | null;
}

interface JobEditorProps {
  opened: OpenedJob;
  /** Undefined until it is read. */
  general: GeneralDocument | null | undefined;
  owner: string;
  onCreated: (id: string) => void;
  Preview: ComponentType<LiveJobProps>;
}

export function JobEditor({ opened, general, owner, onCreated, Preview }: JobEditorProps) {
  const t = useWords(jobEditorWords);
  const frame = useWords(editorWords);
  const [status, setStatus] = useState(opened.status);
  const draft = useCommand(saveJobDraft, { meta: { quiet: true } });
  const release = useCommand(releaseJob, { meta: { quiet: true } });
  const editor = useContentForm({
    owner,
    kind: 'job',
    stored: opened.stored,
    content: jobForm,
    schema: async () => (await import('@engawa/contract/jobs/schemas')).jobDocument,
    save: async ({ id, version, document, inStep }, mode) => {
      const body = { companyJobId: id, version, inStep, ...document };
      const saved = await (mode === 'publish' ? release : draft).mutateAsync({ body });
      if (jobStatuses.has(saved.recruitmentStatus)) setStatus(saved.recruitmentStatus);
      return saved;
    },
    read: async (id) => {
      const newest = await openJob(id ?? 'new');
      setStatus(newest.status);
      return newest.stored;
    },
    onCreated,
    shownWhole: 'posting_incomplete',
  });
  useUsualInsurances(editor);
  const report = usePostingReport(editor, general);
  const index = useJobIndex(report);
  const { meta } = editor;
  const isShown = status === 1 || status === 4;

  return (
    <EditorFrame
      editor={editor}
      heading={meta.id === null ? t('newJob') : t('editJob')}
      status={{ name: nameOf(jobStatuses, status), isShown }}
      index={index}
      translate={translate}
      preview={
        <LivePreview editor={editor} documentOf={jobForm.documentOf}>
          {(live) => <Preview {...live} general={general ?? null} />}
        </LivePreview>
      }
      besideButtons={
        <>
          {report.count > 0 && (
            <a
              href="#check"
              className="rounded-small px-2 text-sm font-semibold text-wood-ink underline"
            >
              {t('check.count', { count: report.count })}
            </a>
          )}
          {status === 1 && meta.id && meta.publishedAt && !editor.form.watch('common.offWeb') && (
            <PublicPageLink id={meta.id} />
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
        </>
      }
    >
      <PostingTools editor={editor} />
      <BasicsSection editor={editor} />
      <DutiesSection editor={editor} />
      <PlaceSection editor={editor} />
      <TermSection editor={editor} />
      <HoursSection editor={editor} />
      <Suspense fallback={<FormSkeleton />}>
        <LowerSections editor={editor} />
      </Suspense>
      <CheckSection editor={editor} report={report} />
    </EditorFrame>
  );
}
