import { CircleAlert, FileText, RotateCw, X } from 'lucide-react';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { ProgressBar } from '../display/progress-bar.tsx';
import { IconButton } from '../icon-button.tsx';
import { words as uiWords } from '../words.ja.ts';
import { fileSize } from './file-size.ts';

export interface FileItem {
  id: string;
  name: string;
  size: number;
  progress?: number | undefined;
  error?: string | undefined;
  onRemove?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

export function FileRow({ item }: { item: FileItem }) {
  const t = useWords(uiWords);
  const { name, size, progress, error, onRemove, onRetry } = item;
  const Icon = error ? CircleAlert : FileText;
  return (
    <li
      className={`rounded border border-line bg-paper py-0.5 pl-3.5 ${onRetry || onRemove ? 'pr-1' : 'pr-3.5'}`}
    >
      <div className="flex min-h-11 items-center gap-3">
        <Icon
          aria-hidden
          className={`size-5 shrink-0 ${error ? 'text-kaki-ink' : 'text-sumi-2'}`}
        />
        <span className="min-w-0 grow py-1 sm:flex sm:items-baseline sm:gap-3">
          <bdi className="block min-w-0 grow truncate font-semibold">{name}</bdi>
          <span className="block shrink-0 text-sm text-sumi-2 tabular-nums">
            {fileSize(size, language)}
          </span>
        </span>
        {onRetry && (
          <IconButton
            icon={<RotateCw aria-hidden />}
            label={t('file.retry', { name })}
            onClick={onRetry}
            className="-mr-3"
          />
        )}
        {onRemove && (
          <IconButton
            icon={<X aria-hidden />}
            label={t('file.remove', { name })}
            onClick={onRemove}
            className="-ml-1"
          />
        )}
      </div>
      {progress !== undefined && !error && (
        <ProgressBar
          value={progress}
          label={t('file.uploading', { name })}
          className="mr-3 mb-3 ml-8 w-auto!"
        />
      )}
      {error && (
        <p role="alert" className="mr-3 mb-2 ml-8 text-sm font-semibold text-kaki-ink">
          {error}
        </p>
      )}
    </li>
  );
}
