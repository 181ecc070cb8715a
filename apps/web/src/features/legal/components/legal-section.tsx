import { contact } from '../../../shared/config/contact.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { Block, Section, Table } from '../documents/document.ts';
import { legalWords } from '../words.ts';
import { LegalText } from './legal-text.tsx';

export function LegalSection({ section }: { section: Section }) {
  const t = useWords(legalWords);
  return (
    <section aria-labelledby={section.id} className="mt-10">
      <h3 id={section.id} className="text-lg font-bold">
        {section.heading}
      </h3>
      {section.blocks.map((block) => (
        <LegalBlock key={JSON.stringify(block)} block={block} />
      ))}
      {section.id === 'contact' && contact.isExample && (
        <p className="mt-3 rounded bg-kaki-soft px-4 py-2 text-sm text-kaki-ink">{t('example')}</p>
      )}
    </section>
  );
}

function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <LegalText>{block}</LegalText>
      </p>
    );
  }
  if ('table' in block) return <LegalTable table={block.table} />;
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6">
      {block.list.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** On a phone each row stands as a block of its own, so that nothing scrolls sideways. */
function LegalTable({ table: [head = [], ...rows] }: { table: Table }) {
  return (
    <dl className="mt-4 rounded border border-line bg-paper">
      {rows.map(([name, ...cells]) => (
        <div
          key={name}
          className="gap-6 border-b border-line px-4 py-3 last:border-b-0 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]"
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
