import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../form/checkbox.tsx';
import { IconButton } from '../../icon-button.tsx';
import { words as filterWords } from '../words.ja.ts';
import { RenameForm } from './rename-form.tsx';

export interface Kept {
  id: string;
  name: string;
  notify: boolean;
}

export interface KeptRowProps<One extends Kept> {
  kept: One;
  /** The filters, shown below the name. */
  summary: string;
  notifyLabel: string;
  isChanging: boolean;
  onShow: (kept: One) => void;
  onNotify: (kept: One, notify: boolean) => void;
  onForget: (kept: One) => void;
  onRename?: ((kept: One, name: string) => Promise<unknown>) | undefined;
}

export function KeptRow<One extends Kept>({
  kept,
  summary,
  notifyLabel,
  isChanging,
  onShow,
  onNotify,
  onForget,
  onRename,
}: KeptRowProps<One>) {
  const t = useWords(filterWords);
  const [renaming, setRenaming] = useState(false);
  const { name, notify } = kept;
  if (renaming && onRename) {
    return (
      <RenameForm
        name={name}
        onRename={(next) => onRename(kept, next)}
        onClose={() => setRenaming(false)}
      />
    );
  }
  return (
    <div className="flex items-start gap-1 py-3">
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={() => onShow(kept)}
          className="cursor-pointer text-left font-semibold text-ai [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        <p className="text-sm text-sumi-2 [overflow-wrap:anywhere]">{summary}</p>
        <Checkbox
          label={notifyLabel}
          checked={notify}
          disabled={isChanging}
          onChange={({ target }) => onNotify(kept, target.checked)}
        />
      </div>
      {onRename && (
        <IconButton
          icon={<Pencil aria-hidden />}
          label={t('kept.rename', { name })}
          onClick={() => setRenaming(true)}
        />
      )}
      <IconButton
        icon={<Trash2 aria-hidden />}
        label={t('kept.forget', { name })}
        onClick={() => onForget(kept)}
      />
    </div>
  );
}
