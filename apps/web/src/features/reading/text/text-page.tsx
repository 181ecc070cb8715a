import { type ReactNode, useEffect } from 'react';
import { TableOfContents } from './table-of-contents.tsx';
import type { TextDocument } from './text-document.ts';
import { TextDocumentView } from './text-document-view.tsx';

interface TextPageProps {
  heading: string;
  note: ReactNode;
  documents: readonly TextDocument[];
}

export function TextPage({ heading, note, documents }: TextPageProps) {
  // The browser looked for the fragment before the text was loaded.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-8 sm:px-8 md:px-16 md:py-14">
      <h1 className="text-2xl font-bold">{heading}</h1>
      <p className="mt-2 text-sm text-sumi-2">{note}</p>
      <div className="mt-8 grid gap-10 md:grid-cols-[240px_minmax(0,1fr)] md:gap-16">
        <div>
          <div className="md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto">
            <TableOfContents documents={documents} />
          </div>
        </div>
        <div className="max-w-[46rem]">
          {documents.map((one) => (
            <TextDocumentView key={one.id} document={one} />
          ))}
        </div>
      </div>
    </div>
  );
}
