import { useWords } from '../../../shared/i18n/words.ts';
import { words as showcaseWords } from '../words.ja.ts';

interface ContentsProps {
  sections: readonly { id: string; heading: string }[];
}

export function Contents({ sections }: ContentsProps) {
  const t = useWords(showcaseWords);
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto md:block"
    >
      <ul className="border-l border-line">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-10 items-center border-l-2 border-transparent pr-2 pl-4 text-sm -outline-offset-2 hover:border-ai hover:text-ai"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
