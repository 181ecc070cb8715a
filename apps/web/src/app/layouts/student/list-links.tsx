import { useWords } from '../../../shared/i18n/words.ts';
import { words as appWords } from '../../words.ja.ts';

/** The public lists are pages of the server, outside the client. */
export function useListLinks() {
  const t = useWords(appWords);
  return [
    { href: '/jobs', label: t('jobs') },
    { href: '/companies', label: t('companies') },
    { href: '/events', label: t('events') },
  ];
}

export const ListLinks = ({ className }: { className: string }) =>
  useListLinks().map(({ href, label }) => (
    <a key={href} href={href} className={className}>
      {label}
    </a>
  ));
