import { MessageSquare } from 'lucide-react';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { words as studentPageWords } from './words.ja.ts';

export function WriteLink({ id }: { id: string }) {
  const t = useWords(studentPageWords);
  return (
    <LinkButton to="/company/engagement/message/$id" params={{ id }} size="small">
      <MessageSquare aria-hidden className="size-4" />
      {t('message')}
    </LinkButton>
  );
}
