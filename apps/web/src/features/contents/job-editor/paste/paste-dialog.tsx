import { useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { useSnackbar } from '../../../../ui/feedback/use-snackbar.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { JobSectionProps } from '../sections/job-section.ts';
import { fillPieces, replaces } from './fill-pieces.ts';
import { LeftOver } from './left-over.tsx';
import type { Piece, Reading } from './piece.ts';
import { PieceRow } from './piece-row.tsx';
import { readPosting } from './reading/read-posting.ts';
import { words as pasteWords } from './words.ja.ts';

interface PasteDialogProps extends JobSectionProps {
  onClose: () => void;
}

/** The pressed button disappears with its step, so the next step takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

export function PasteDialog({ editor, onClose }: PasteDialogProps) {
  const t = useWords(pasteWords);
  const snackbar = useSnackbar();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading>();
  const [chosen, setChosen] = useState<ReadonlySet<Piece>>(new Set());
  const [failed, setFailed] = useState(false);
  const { form } = editor;

  function read() {
    const found = readPosting(text);
    setFailed(found.pieces.length === 0);
    if (found.pieces.length === 0) return;
    setReading(found);
    setChosen(new Set(found.pieces.filter((piece) => !replaces(form, piece))));
  }

  function choose(piece: Piece, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(piece);
    else next.delete(piece);
    setChosen(next);
  }

  function fill() {
    const undo = fillPieces(form, reading?.pieces.filter((piece) => chosen.has(piece)) ?? []);
    onClose();
    snackbar.show({
      ok: true,
      message: t('filled', { count: chosen.size }),
      action: { label: t('undo'), run: undo },
    });
  }

  const common = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    holdsForm: true,
  };
  if (!reading) {
    return (
      <Dialog
        {...common}
        step="paste"
        width="large"
        title={t('title')}
        description={t('intro')}
        footer={
          <Button tone="primary" disabled={text.trim() === ''} onClick={read}>
            {t('read')}
          </Button>
        }
      >
        <Field label={t('label')} error={failed ? t('nothing') : undefined}>
          <TextArea
            rows={12}
            lang="ja"
            value={text}
            placeholder={t('placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...common}
      step="check"
      width="large"
      title={t('check')}
      description={t('checkIntro')}
      footer={
        <>
          <Button tone="quiet" onClick={() => setReading(undefined)}>
            {t('back')}
          </Button>
          <Button tone="primary" disabled={chosen.size === 0} onClick={fill}>
            {t('fill', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <ul
        ref={takeFocus}
        tabIndex={-1}
        aria-label={t('check')}
        className="flex flex-col divide-y divide-line border-y border-line outline-none"
      >
        {reading.pieces.map((piece, at) => (
          <PieceRow
            // The list never changes while it is shown.
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
            key={at}
            {...{ editor, piece }}
            checked={chosen.has(piece)}
            replaces={replaces(form, piece)}
            onChange={(on) => choose(piece, on)}
          />
        ))}
      </ul>
      <LeftOver lines={reading.left} />
    </Dialog>
  );
}
