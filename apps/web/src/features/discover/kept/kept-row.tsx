import { Trash2 } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { discoverWords } from '../words.ts';
import type { KeptFilter } from './kept-query.ts';
import { useKeptCommands } from './use-kept-commands.ts';

interface KeptRowProps {
  kept: KeptFilter;
  onShow: () => void;
}

export function KeptRow({ kept, onShow }: KeptRowProps) {
  const t = useWords(discoverWords);
  const { change, forget } = useKeptCommands();
  const { id, name, about, notify } = kept;
  return (
    <div className="flex items-start gap-2 py-3">
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={onShow}
          className="cursor-pointer text-left font-semibold text-ai [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </button>
        <p className="text-sm text-sumi-2">{about === 'jobs' ? t('jobs') : t('companies')}</p>
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
        icon={<Trash2 aria-hidden />}
        label={t('kept.forget', { name })}
        onClick={() => forget.mutate({ params: { id } })}
      />
    </div>
  );
}
