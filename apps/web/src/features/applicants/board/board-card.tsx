import { nameFor } from '@engawa/contract/language';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PersonCell, useApplicantName, WaitingNote } from '../cells.tsx';
import { nextStep } from '../next-step.ts';
import { OfferDialog } from '../offer/lazy-offer-dialog.tsx';
import type { Applicant, ApplyStage } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { columnOf } from './columns.ts';
import { writeDragged } from './dragged.ts';
import type { CardFocus } from './use-card-focus.ts';

interface BoardCardProps {
  applicant: Applicant;
  stages: readonly ApplyStage[];
  mayAct: boolean;
  focus: CardFocus;
  onOpen: (id: string) => void;
  onMove: (by: number) => void;
}

export function BoardCard({ applicant, stages, mayAct, focus, onOpen, onMove }: BoardCardProps) {
  const t = useWords(applicantWords);
  const [offering, setOffering] = useState(false);
  const name = useApplicantName()(applicant);
  const { id, job } = applicant;
  // A planned outcome is undone before the card can move.
  const mayMove = mayAct && applicant.waitingSince !== null;
  const next = mayMove ? nextStep(applicant, stages) : null;
  const move = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    // Dragging is for the mouse; with the keyboard, the card's button moves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={mayMove}
      onDragStart={({ dataTransfer }) =>
        writeDragged(dataTransfer, { id, from: columnOf(applicant) })
      }
      onFocus={() => focus.onFocus(id)}
      className="relative rounded-small border border-line bg-paper p-3 shadow-card"
    >
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="w-full cursor-pointer text-left font-semibold break-words hover:underline"
      >
        <PersonCell applicant={applicant} hasCorner={mayMove} />
        <span className="sr-only">{t('open')}</span>
      </button>
      {mayMove && (
        // In the corner, so that only the name leaves room for it.
        <IconButton
          ref={(handle) => focus.onAppear(id, handle)}
          icon={<GripVertical aria-hidden />}
          label={t('board.move', { name })}
          onKeyDown={move}
          className="absolute! top-1 right-1 cursor-grab!"
        />
      )}
      <p className="mt-2 mb-1 text-sm break-words text-sumi-2">{nameFor(job.title, language)}</p>
      {/* The column names the stage. */}
      <WaitingNote applicant={applicant} />
      {next?.kind === 'stage' && (
        <Button size="small" className="mt-2 w-full" onClick={() => onMove(1)}>
          {t('actions.next', { stage: companyName(next.stage.name) })}
        </Button>
      )}
      {next?.kind === 'offer' && (
        <Button size="small" className="mt-2 w-full" onClick={() => setOffering(true)}>
          {t('actions.offer')}
        </Button>
      )}
      {offering && <OfferDialog id={id} name={name} onClose={() => setOffering(false)} />}
    </li>
  );
}
