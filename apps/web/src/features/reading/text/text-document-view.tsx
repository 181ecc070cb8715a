import { FilledText } from './filled-text.tsx';
import type { TextDocument } from './text-document.ts';
import { TextSection } from './text-section.tsx';

export function TextDocumentView({ document }: { document: TextDocument }) {
  return (
    <article aria-labelledby={document.id} className="not-first:mt-16">
      <h2 id={document.id} className="text-xl font-bold">
        {document.heading}
      </h2>
      <p className="mt-3">
        <FilledText>{document.lead}</FilledText>
      </p>
      {document.sections.map((section) => (
        <TextSection key={section.id} section={section} heading="h3" />
      ))}
    </article>
  );
}
