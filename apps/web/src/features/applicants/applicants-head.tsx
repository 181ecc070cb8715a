import { exportApplicants, exportExternalApplicants } from '@engawa/contract/applications/company';
import { fetchFile } from '../../shared/api/sending/fetch-file.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { DownloadButton } from '../../ui/file/download-button.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import { LabelsButton } from '../../ui/labels/labels-button.tsx';
import { ExternalLink } from './external-link.tsx';
import { type ApplicantFilters, narrowed, narrowedExternal } from './filters.ts';
import type { ApplyLabel, ApplyStage } from './queries.ts';
import { StagesButton } from './stages/stages-button.tsx';
import { useApplyLabelCommands } from './use-applicant-commands.ts';
import { words as applicantWords } from './words.ja.ts';

interface ApplicantsHeadProps {
  kind: 'here' | 'external';
  filters: ApplicantFilters;
  labels: readonly ApplyLabel[];
  stages: readonly ApplyStage[];
  mayAct: boolean;
  board: boolean;
  onBoard: (board: boolean) => void;
}

export function ApplicantsHead(props: ApplicantsHeadProps) {
  const { kind, filters, labels, stages, mayAct, board, onBoard } = props;
  const t = useWords(applicantWords);
  const commands = useApplyLabelCommands();
  const isHere = kind === 'here';
  const load = () =>
    isHere
      ? fetchFile(exportApplicants, { query: narrowed(filters) })
      : fetchFile(exportExternalApplicants, { query: narrowedExternal(filters) });
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-bold">{isHere ? t('heading') : t('external.heading')}</h1>
        <p className="phrased mt-1 text-sumi-2">{isHere ? t('intro') : t('external.intro')}</p>
        {isHere && mayAct && <ExternalLink />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isHere && (
          <Segments
            label={t('view.label')}
            options={[
              { value: 'table', label: t('view.table') },
              { value: 'board', label: t('view.board') },
            ]}
            value={board ? 'board' : 'table'}
            onChange={(view) => onBoard(view === 'board')}
          />
        )}
        {mayAct && isHere && <StagesButton stages={stages} />}
        {mayAct && <LabelsButton labels={labels} commands={commands} />}
        {mayAct && <DownloadButton load={load}>{t('csv')}</DownloadButton>}
      </div>
    </div>
  );
}
