import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { words as listWords } from './words.ja.ts';

interface PostStatusProps {
  title: string;
  options: readonly { value: string; label: string }[];
  status: string;
  /** The status on its way, while it is. */
  pending: string | undefined;
  isPublished: boolean;
  onChange: (status: string) => void;
}

/** The status of an event, an article or a tip, changed in place. */
export function PostStatus({
  title,
  options,
  status,
  pending,
  isPublished,
  onChange,
}: PostStatusProps) {
  const t = useWords(listWords);
  return (
    <ChoiceMenu
      label={t('changeStatus', { title })}
      choices={options.map((option) => ({
        ...option,
        // What was never shown cannot be hidden.
        disabled: option.value === 'private' && !isPublished,
      }))}
      value={pending ?? status}
      busy={pending !== undefined}
      onChoose={(chosen) => chosen !== status && onChange(chosen)}
    />
  );
}
