import { useWords } from '../../../shared/i18n/words.ts';
import { words as readingWords } from '../words.ja.ts';
import type { TextDocument } from './text-document.ts';

export function TableOfContents({ documents }: { documents: readonly TextDocument[] }) {
  const t = useWords(readingWords);
  return (
    <nav aria-label={t('contents')} className="text-sm">
      {documents.map(({ id, heading, sections }) => (
        <div key={id} className="mb-5">
          <a href={`#${id}`} className="font-bold text-ai hover:underline">
            {heading}
          </a>
          <ol className="mt-1">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block rounded-small py-1 text-sumi-2 hover:text-sumi hover:underline"
                >
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}
