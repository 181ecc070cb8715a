import type { Language } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { ExternalLink } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as studentViewWords } from '../words.ja.ts';
import { ProfileSection } from './profile-section.tsx';

interface LinksPartProps {
  links: StudentView['links'];
  reader: Language;
}

export function LinksPart({ links, reader }: LinksPartProps) {
  const t = useWords(studentViewWords, reader);
  if (links.length === 0) return null;
  return (
    <ProfileSection heading={t('links')}>
      <ul className="flex flex-col gap-3">
        {links.map(({ url, title, summary }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer nofollow ugc"
              className="inline-flex items-center gap-1.5 font-semibold break-all text-ai underline"
            >
              {title ?? url}
              <ExternalLink aria-hidden className="size-4 shrink-0" />
            </a>
            {title && <p className="text-sm break-all text-sumi-2">{url}</p>}
            {summary && <p className="break-words whitespace-pre-line">{summary}</p>}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
