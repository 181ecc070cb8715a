import type { OutcomeResult } from '@engawa/contract/applications/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { nextStep } from '../next-step.ts';
import { OfferDialog } from '../offer/lazy-offer-dialog.tsx';
import { OutcomeDialog } from '../outcome/lazy-outcome-dialog.tsx';
import { removePlanned } from '../outcome/planned-store.ts';
import { type Applicant, stagesQuery } from '../queries.ts';
import { useSetStage, useSetStatus, useUndoOutcomes } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';

/** The next step of the application as the primary button, beside all other moves. */
export function StatusActions({ applicant }: { applicant: Applicant }) {
  const t = useWords(applicantWords);
  const snackbar = useSnackbar();
  const stages = useQuery(stagesQuery).data?.stages ?? [];
  const [answering, setAnswering] = useState<OutcomeResult>();
  const [status, stage, undo] = [useSetStatus(), useSetStage(), useUndoOutcomes()];
  const ids = [applicant.id];
  if (applicant.outcome) {
    const takeBack = () =>
      undo.runThen({ body: { ids } }, () => {
        removePlanned(ids);
        snackbar.show({ ok: true, message: t('outcome.undone') });
      });
    return (
      <Button size="small" busy={undo.isPending} onClick={takeBack}>
        {t('actions.undo')}
      </Button>
    );
  }
  if (applicant.waitingSince === null) return null;
  const next = nextStep(applicant, stages);
  const enter = (stageId: string) => stage.mutate({ body: { ids, stageId } });
  const choose = (value: string) =>
    value === '' ? status.mutate({ body: { ids, status: 'new' } }) : enter(value);
  return (
    <>
      <ChoiceMenu
        label={t('actions.stage')}
        choices={[
          { value: '', label: t('status.new') },
          ...stages.map(({ id, name }) => ({ value: id, label: companyName(name) })),
        ]}
        value={applicant.stage ?? ''}
        busy={stage.isPending || status.isPending}
        onChoose={choose}
      />
      <Button size="small" onClick={() => setAnswering('declined')}>
        {t('actions.decline')}
      </Button>
      {applicant.status === 'in-progress' && next?.kind !== 'offer' && (
        <Button size="small" onClick={() => setAnswering('offered')}>
          {t('actions.offer')}
        </Button>
      )}
      {next?.kind === 'stage' && (
        <Button
          size="small"
          tone="primary"
          busy={stage.isPending}
          onClick={() => enter(next.stage.id)}
        >
          {t('actions.next', { stage: companyName(next.stage.name) })}
        </Button>
      )}
      {next?.kind === 'offer' && (
        <Button size="small" tone="primary" onClick={() => setAnswering('offered')}>
          {t('actions.offer')}
        </Button>
      )}
      {answering === 'declined' && (
        <OutcomeDialog applicants={[applicant]} onClose={() => setAnswering(undefined)} />
      )}
      {answering === 'offered' && (
        <OfferDialog
          id={applicant.id}
          name={applicant.student?.name ?? ''}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}
