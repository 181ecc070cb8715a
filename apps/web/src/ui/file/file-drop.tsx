import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { useFieldWiring } from '../form/field-context.ts';
import { words as uiWords } from '../words.ja.ts';
import { type FileItem, FileRow } from './file-row.tsx';

interface FileDropProps {
  /** Chosen or dropped files; the caller checks and uploads them and returns them in `items`. */
  onFiles: (files: File[]) => void;
  items: readonly FileItem[];
  /** Limits the file picker only; a drop can contain any type. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function FileDrop({
  onFiles,
  items,
  accept,
  multiple = false,
  hint,
  disabled = false,
  onBlur,
  ref,
}: FileDropProps) {
  const t = useWords(uiWords);
  const wiring = useFieldWiring();
  const [over, setOver] = useState(false);

  function pass(files: FileList | null): void {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1));
  }

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    pass(event.target.files);
    // Lets the same file be chosen again after it was removed.
    event.target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!disabled) pass(event.dataTransfer.files);
  }

  return (
    <>
      {/* Dropping files is an addition to the input, which handles keyboard and click. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`relative flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1 rounded border border-dashed px-4 py-5 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ai has-disabled:cursor-default has-disabled:opacity-60 has-aria-invalid:border-kaki-ink ${over ? 'border-ai bg-ai-soft' : 'border-line-3 bg-paper hover:bg-washi'}`}
      >
        <input
          {...wiring}
          ref={ref}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={pick}
          onBlur={onBlur}
          className="sr-only"
        />
        <Upload aria-hidden className="size-6 text-ai" />
        <span>
          <span className="font-semibold text-ai underline">{t('file.choose')}</span>{' '}
          <span className="inline-block text-sumi-2 not-pointer-fine:hidden">
            {t('file.orDrop')}
          </span>
        </span>
        {hint && <span className="text-sm text-sumi-2">{hint}</span>}
      </label>
      {items.length > 0 && (
        <ul aria-label={t('file.list')} className="mt-2 space-y-2">
          {items.map((item) => (
            <FileRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}
