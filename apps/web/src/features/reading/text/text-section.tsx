import { Link } from '@tanstack/react-router';
import { contact } from '../../../shared/config/contact.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as readingWords } from '../words.ja.ts';
import { FilledText } from './filled-text.tsx';
import type { Block, Section, Table } from './text-document.ts';

interface TextSectionProps {
  section: Section;
  heading: 'h2' | 'h3';
}

export function TextSection({ section, heading: Heading }: TextSectionProps) {
  const t = useWords(readingWords);
  return (
    <section aria-labelledby={section.id} className="mt-10">
      <Heading id={section.id} className="text-lg font-bold">
        <FilledText>{section.heading}</FilledText>
      </Heading>
      {section.blocks.map((block) => (
        <TextBlock key={JSON.stringify(block)} block={block} />
      ))}
      {contact.isExample && section.blocks.some(namesAddress) && (
        <p className="mt-3 rounded bg-kaki-soft px-4 py-2 text-sm text-kaki-ink">{t('example')}</p>
      )}
    </section>
  );
}

const namesAddress = (block: Block): boolean =>
  typeof block === 'string' && block.includes('{email}');

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <FilledText>{block}</FilledText>
      </p>
    );
  }
  if ('table' in block) return <TextTable table={block.table} />;
  if ('to' in block) {
    return (
      <p className="mt-1">
        <Link to={block.to} className="inline-flex min-h-10 items-center text-ai underline">
          {block.label}
        </Link>
      </p>
    );
  }
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Rows are blocks on a phone, so that nothing scrolls sideways. */
function TextTable({ table: [head = [], ...rows] }: { table: Table }) {
  return (
    <dl className="mt-4 rounded border border-line bg-paper">
      {rows.map(([name, ...cells]) => (
        <div
          key={name}
          className="gap-x-6 border-b border-line px-4 py-3 last:border-b-0 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold">{name}</dt>
          {cells.map((cell, index) => (
            <dd key={cell} className="sm:col-start-2">
              {cells.length > 1 && (
                <span className="mr-2 text-sm text-sumi-2">{head[index + 1]}</span>
              )}
              {cell}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
