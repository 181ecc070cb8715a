import { Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useWords } from '../../../../shared/i18n/words.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { words as profileWords } from '../words.ja.ts';

interface ListItemProps {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** For screen readers, for example 語学 2. */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

export function ListItem({ ref, name, onRemove, children }: ListItemProps) {
  const t = useWords(profileWords);
  return (
    <fieldset
      ref={ref}
      className="flex min-w-0 flex-col gap-5 rounded border border-line p-4 sm:p-5"
    >
      <legend className="sr-only">{name}</legend>
      <div className="-mb-4 flex items-center justify-between">
        <span aria-hidden className="font-bold">
          {name}
        </span>
        <IconButton
          icon={<Trash2 aria-hidden />}
          label={t('remove', { name })}
          onClick={onRemove}
        />
      </div>
      {children}
    </fieldset>
  );
}
