import type { Pictures } from '@engawa/contract/files/schemas';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type Ref, useId, useRef, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { ProgressBar } from '../../display/progress-bar.tsx';
import { useFieldWiring } from '../../form/field-context.ts';
import { mergeRefs } from '../../merge-refs.ts';
import { ContentPicture } from '../content-picture.tsx';
import { words as imageWords } from '../words.ja.ts';
import { SlotButtons } from './slot-buttons.tsx';

export interface SlotBodyProps {
  label: string;
  /** Width by height. */
  aspect: number;
  pictures: Pictures;
  onChoose: (file: File) => void;
  onRemove?: (() => void) | undefined;
  progress?: number | undefined;
  error?: string | undefined;
  /**
   * The chosen file as object URL, shown at once and instead of the uploaded picture whose address
   * begins with `of`.
   */
  preview?: { url: string; of: string | undefined } | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Limits the file picker only; a drop can contain any type. */
  accept?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function SlotBody({
  label,
  aspect,
  pictures,
  preview,
  progress,
  error,
  accept,
  disabled = false,
  onChoose,
  onRemove,
  onCancel,
  onRetry,
  ref,
}: SlotBodyProps) {
  const t = useWords(imageWords);
  const errorId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const wiring = useFieldWiring({
    'aria-describedby': error && errorId,
    'aria-invalid': error ? true : undefined,
  });
  const fresh = preview && (!preview.of || preview.of === pictures[0]?.url) ? preview : undefined;
  const filled = fresh !== undefined || pictures.length > 0;

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // Lets the same file be chosen again after it was removed.
    event.target.value = '';
    if (file) onChoose(file);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onChoose(file);
  }

  /** Keeps the focus in the slot, because the pressed button disappears. */
  const staying = (action: (() => void) | undefined) =>
    action &&
    (() => {
      action();
      inputRef.current?.focus();
    });

  return (
    <div>
      <div className="relative">
        <input
          {...wiring}
          ref={mergeRefs(inputRef, ref)}
          type="file"
          accept={accept}
          disabled={disabled}
          onChange={pick}
          // With a picture, the button below does the same.
          tabIndex={filled ? -1 : undefined}
          className="peer sr-only"
        />
        {/* Dropping a file is an addition to the input, which handles keyboard and click. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <label
          htmlFor={wiring.id}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          style={{ aspectRatio: aspect }}
          className={`@container relative grid w-full place-items-center overflow-hidden rounded border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ai peer-aria-invalid:border-kaki-ink ${disabled ? 'opacity-60' : 'cursor-pointer'} ${filled ? 'border-line bg-paper' : 'border-dashed border-line-3 bg-paper hover:bg-washi'} ${over ? 'border-ai bg-ai-soft' : ''}`}
        >
          {!filled && <Invitation />}
          {fresh ? (
            <img src={fresh.url} alt="" className="absolute inset-0 size-full object-cover" />
          ) : (
            <ContentPicture pictures={pictures} aspect={aspect} alt="" sizes="40rem" />
          )}
          {over && filled && <span className="absolute inset-0 bg-ai-soft/80" />}
        </label>
      </div>
      {progress !== undefined && (
        <ProgressBar value={progress} label={t('slot.uploading', { label })} className="mt-2" />
      )}
      {error && (
        <p
          id={errorId}
          role="alert"
          className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-kaki-ink"
        >
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      {filled && (
        <SlotButtons
          label={label}
          sending={progress !== undefined}
          disabled={disabled}
          onReplace={() => inputRef.current?.click()}
          onRemove={staying(onRemove)}
          onCancel={staying(onCancel)}
          onRetry={staying(onRetry)}
        />
      )}
    </div>
  );
}

function Invitation() {
  const t = useWords(imageWords);
  return (
    <span className="flex flex-col items-center gap-1 p-2 text-center">
      <ImagePlus aria-hidden className="size-6 text-ai" />
      <span className="text-sm font-semibold text-ai underline">{t('slot.choose')}</span>
      <span className="hidden text-sm text-sumi-2 not-pointer-fine:hidden @3xs:block">
        {t('slot.orDrop')}
      </span>
    </span>
  );
}
