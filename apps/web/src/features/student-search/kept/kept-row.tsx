import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { readStored } from '../filters/fields.ts';
import { useChips } from '../filters/use-chips.ts';
import { studentSearchWords } from '../words.ts';
import type { KeptSearch } from './kept-query.ts';
import { RenameForm } from './rename-form.tsx';
import { useKeptCommands } from './use-kept-commands.ts';

interface KeptRowProps {
  kept: KeptSearch;
  onShow: () => void;
  onForget: () => void;
}

export function KeptRow({ kept, onShow, onForget }: KeptRowProps) {
  const t = useWords(studentSearchWords);
  const { change } = useKeptCommands();
  const [renaming, setRenaming] = useState(false);
  const chips = useChips(readStored(kept.filter));
  const { id, name, notify } = kept;
  if (renaming) return <RenameForm kept={kept} onClose={() => setRenaming(false)} />;
  return (
    <div className="flex items-start gap-1 py-3">
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={onShow}
          className="cursor-pointer text-left font-semibold text-ai [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        <p className="text-sm text-sumi-2 [overflow-wrap:anywhere]">
          {chips.map(({ label }) => label).join('・')}
        </p>
        <Checkbox
          label={t('kept.notify')}
          checked={notify}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate({ params: { id }, body: { notify: target.checked } })
          }
        />
      </div>
      <IconButton
        icon={<Pencil aria-hidden />}
        label={t('kept.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={<Trash2 aria-hidden />}
        label={t('kept.forget', { name })}
        onClick={onForget}
      />
    </div>
  );
}
