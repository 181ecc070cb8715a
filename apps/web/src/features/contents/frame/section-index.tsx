import { CircleCheck } from 'lucide-react';
import { useWords } from '../../../shared/i18n/words.ts';
import { indexBar } from '../../../ui/bars/bar-heights.ts';
import { words as editorWords } from './words.ja.ts';

export interface IndexedSection {
  id: string;
  name: string;
  /** Number of items still missing for publishing; undefined if the section needs none. */
  missing?: number | undefined;
}

export function SectionIndex({ sections }: { sections: readonly IndexedSection[] }) {
  const t = useWords(editorWords);
  return (
    <nav
      ref={indexBar}
      aria-label={t('index.label')}
      className="sticky top-[var(--top-bar,3.75rem)] z-10 short:static -mx-4 overflow-x-auto border-b border-line bg-paper px-4 sm:-mx-6 sm:px-6"
    >
      <ul className="flex w-max gap-x-1 py-1.5 lg:w-auto lg:flex-wrap">
        {sections.map(({ id, name, missing }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-10 items-center gap-1.5 rounded-small px-2.5 text-sm whitespace-nowrap hover:bg-washi"
            >
              {name}
              {missing === 0 && (
                <>
                  <CircleCheck aria-hidden className="size-4 text-moss" />
                  <span className="sr-only">{t('index.whole')}</span>
                </>
              )}
              {missing !== undefined && missing > 0 && (
                <>
                  <span
                    aria-hidden
                    className="grid h-5 min-w-5 place-items-center rounded-full bg-wood-soft px-1.5 text-xs font-bold text-wood-ink tabular-nums"
                  >
                    {missing}
                  </span>
                  <span className="sr-only">{t('index.missing', { count: missing })}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
