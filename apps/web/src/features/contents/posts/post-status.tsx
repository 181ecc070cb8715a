import { useWords } from '../../../shared/i18n/words.ts';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { words as listWords } from '../list/words.ja.ts';

interface PostStatusProps {
  title: string;
  options: readonly { value: string; label: string }[];
  status: string;
  pending: string | undefined;
  isPublished: boolean;
  onChange: (status: string) => void;
}

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
        // A post that was never published cannot be hidden.
        disabled: option.value === 'private' && !isPublished,
      }))}
      value={pending ?? status}
      busy={pending !== undefined}
      onChoose={(chosen) => chosen !== status && onChange(chosen)}
    />
  );
}
