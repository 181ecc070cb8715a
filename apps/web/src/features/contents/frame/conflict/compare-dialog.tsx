import type { Outline } from '@engawa/contract/contents/outline/outline';
import { useState } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { ContentPicture } from '../../../../ui/image/content-picture.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { labelAt, placeOf } from '../form/field-props.ts';
import { usePictureShelf } from '../pictures/picture-shelf.tsx';
import { idsIn, wordsIn } from '../translation/words-in.ts';
import { words as editorWords } from '../words.ja.ts';
import type { Clash } from './merge.ts';

interface CompareDialogProps {
  clashes: readonly Clash[];
  taken: number;
  outline: Outline;
  onResolve: (theirs: readonly Clash[]) => void;
}

/** Shows both versions of every field that two people changed, and asks which one to keep. */
export function CompareDialog({ clashes, taken, outline, onResolve }: CompareDialogProps) {
  const t = useWords(editorWords);
  const [theirs, setTheirs] = useState<ReadonlySet<Clash>>(new Set());
  const parts = { jp: t('language.jp'), en: t('language.en'), common: t('conflict.common') };
  const choose = (clash: Clash, other: boolean) =>
    setTheirs((chosen) => {
      const next = new Set(chosen);
      if (other) next.add(clash);
      else next.delete(clash);
      return next;
    });
  return (
    <Dialog
      open
      // Closing without a choice would leave the fields undecided.
      onOpenChange={() => undefined}
      mustAnswer
      width="large"
      title={t('conflict.title', { count: clashes.length })}
      footer={
        <Button tone="primary" onClick={() => onResolve([...theirs])}>
          {t('conflict.apply')}
        </Button>
      }
    >
      <p className="phrased mb-5 text-sumi-2">
        {t('conflict.text')} {taken > 0 && t('conflict.taken', { count: taken })}{' '}
        {clashes.length > 0 && t('conflict.choose')}
      </p>
      <div className="flex flex-col gap-6">
        {clashes.map((clash) => (
          <fieldset key={`${clash.part}.${clash.field}`} className="min-w-0">
            <legend className="mb-2 flex items-center gap-2 font-semibold">
              {labelAt(outline, placeOf(`${clash.part}.${clash.field}`))}
              <Tag tone="wood">{parts[clash.part]}</Tag>
            </legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version
                label={t('conflict.mine')}
                value={clash.mine}
                checked={!theirs.has(clash)}
                onChoose={() => choose(clash, false)}
              />
              <Version
                label={t('conflict.theirs')}
                value={clash.theirs}
                checked={theirs.has(clash)}
                onChoose={() => choose(clash, true)}
              />
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

interface VersionProps {
  label: string;
  value: unknown;
  checked: boolean;
  onChoose: () => void;
}

function Version({ label, value, checked, onChoose }: VersionProps) {
  const t = useWords(editorWords);
  const shelf = usePictureShelf();
  const pictures = idsIn(value);
  return (
    <label
      className={`flex min-w-0 cursor-pointer gap-2.5 rounded border p-3 has-focus-visible:outline-2 has-focus-visible:outline-ai ${checked ? 'border-ai bg-ai-soft' : 'border-line-2'}`}
    >
      <input
        type="radio"
        aria-label={label}
        checked={checked}
        onChange={onChoose}
        className="mt-1 self-start accent-ai"
      />
      <span className="min-w-0">
        <span className="block text-sm font-semibold">{label}</span>
        <span className="mt-1 block max-h-56 overflow-y-auto text-sm wrap-anywhere whitespace-pre-wrap">
          {wordsIn(value) || (pictures.length === 0 && t('conflict.none'))}
        </span>
        {pictures.length > 0 && (
          <span className="mt-2 grid grid-cols-3 gap-2">
            {pictures.map((id) => (
              <ContentPicture
                key={id}
                pictures={shelf.picturesOf(id)}
                aspect={4 / 3}
                alt=""
                sizes="120px"
              />
            ))}
          </span>
        )}
      </span>
    </label>
  );
}
