import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../form/checkbox.tsx';
import { IconButton } from '../../icon-button.tsx';
import { words as filterWords } from '../words.ja.ts';
import { RenameForm } from './rename-form.tsx';

export interface SavedSearch {
  id: string;
  name: string;
  notify: boolean;
}

export interface SavedSearchRowProps<One extends SavedSearch> {
  search: One;
  summary: string;
  notifyLabel: string;
  isChanging: boolean;
  onShow: (search: One) => void;
  onNotify: (search: One, notify: boolean) => void;
  onDelete: (search: One) => void;
  onRename?: ((search: One, name: string) => Promise<unknown>) | undefined;
}

export function SavedSearchRow<One extends SavedSearch>({
  search,
  summary,
  notifyLabel,
  isChanging,
  onShow,
  onNotify,
  onDelete,
  onRename,
}: SavedSearchRowProps<One>) {
  const t = useWords(filterWords);
  const [renaming, setRenaming] = useState(false);
  const { name, notify } = search;
  if (renaming && onRename) {
    return (
      <RenameForm
        name={name}
        onRename={(next) => onRename(search, next)}
        onClose={() => setRenaming(false)}
      />
    );
  }
  return (
    <div className="flex items-start gap-1 py-3">
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={() => onShow(search)}
          className="cursor-pointer text-left font-semibold text-ai [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        <p className="text-sm text-sumi-2 [overflow-wrap:anywhere]">{summary}</p>
        <Checkbox
          label={notifyLabel}
          checked={notify}
          disabled={isChanging}
          onChange={({ target }) => onNotify(search, target.checked)}
        />
      </div>
      {onRename && (
        <IconButton
          icon={<Pencil aria-hidden />}
          label={t('savedSearches.rename', { name })}
          onClick={() => setRenaming(true)}
        />
      )}
      <IconButton
        icon={<Trash2 aria-hidden />}
        label={t('savedSearches.forget', { name })}
        onClick={() => onDelete(search)}
      />
    </div>
  );
}
