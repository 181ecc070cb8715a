import type { LegalDocument } from '../documents/document.ts';
import { LegalSection } from './legal-section.tsx';
import { LegalText } from './legal-text.tsx';

export function LegalDocumentView({ document }: { document: LegalDocument }) {
  return (
    <article aria-labelledby={document.id} className="not-first:mt-16">
      <h2 id={document.id} className="text-xl font-bold">
        {document.heading}
      </h2>
      <p className="mt-3">
        <LegalText>{document.lead}</LegalText>
      </p>
      {document.sections.map((section) => (
        <LegalSection key={section.id} section={section} />
      ))}
    </article>
  );
}
