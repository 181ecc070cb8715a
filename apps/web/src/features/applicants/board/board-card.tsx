import { nameFor } from '@engawa/contract/language';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PersonCell, StatusCell, useApplicantName } from '../cells.tsx';
import type { Applicant } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { writeDragged } from './dragged.ts';

interface BoardCardProps {
  applicant: Applicant;
  mayAct: boolean;
  onOpen: (id: string) => void;
  onLeft: () => void;
  onRight: () => void;
}

export function BoardCard({ applicant, mayAct, onOpen, onLeft, onRight }: BoardCardProps) {
  const t = useWords(applicantWords);
  const name = useApplicantName()(applicant);
  const move = (event: KeyboardEvent) => {
    const act = { ArrowLeft: onLeft, ArrowRight: onRight }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // Dragging is for the mouse; with the keyboard, the card's button moves it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={mayAct}
      onDragStart={({ dataTransfer }) => writeDragged(dataTransfer, applicant)}
      className="rounded-small border border-line bg-paper p-3 shadow-card"
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          onClick={() => onOpen(applicant.id)}
          className="min-w-0 grow cursor-pointer text-left font-semibold hover:underline"
        >
          <PersonCell applicant={applicant} />
          <span className="sr-only">{t('open')}</span>
        </button>
        {mayAct && (
          <IconButton
            icon={<GripVertical aria-hidden />}
            label={t('board.move', { name })}
            onKeyDown={move}
            className="-mt-2 -mr-2 cursor-grab!"
          />
        )}
      </div>
      <p className="mt-2 mb-1 text-sm text-sumi-2">{nameFor(applicant.job.title, language)}</p>
      <StatusCell applicant={applicant} />
    </li>
  );
}
