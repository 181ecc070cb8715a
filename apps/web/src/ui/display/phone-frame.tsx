import type { Language } from '@engawa/contract/language';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface PhoneFrameProps {
  /** What it shows, for those who do not see it. */
  title: string;
  reader: Language;
  children: ReactNode;
}

/**
 * What is inside is laid out as on a phone: it has a window of its own, which is as narrow as one.
 * It is looked at and scrolled; nothing in it can be pressed.
 */
export function PhoneFrame({ title, reader, children }: PhoneFrameProps) {
  const [page, setPage] = useState<Document>();
  return (
    <div className="rounded-[1.75rem] border border-line-2 bg-paper p-2 shadow-card">
      <iframe
        title={title}
        // Nothing runs in it but what this page puts there.
        sandbox="allow-same-origin"
        // Without a doctype the window would lay out as browsers did in the nineties.
        srcDoc="<!doctype html><title></title>"
        className="block h-[min(45rem,calc(100dvh-15rem))] w-full rounded-[1.25rem] bg-washi"
        onLoad={(event) => {
          const inside = event.currentTarget.contentDocument;
          if (!inside) return;
          dressLike(document, inside);
          setPage(inside);
        }}
      />
      {page &&
        createPortal(
          <div inert lang={reader}>
            {children}
          </div>,
          page.body,
        )}
    </div>
  );
}

/** The look of the page around it, in a window that begins with none. */
function dressLike(outer: Document, inner: Document): void {
  const { scheme } = outer.documentElement.dataset;
  if (scheme) inner.documentElement.dataset['scheme'] = scheme;
  inner.documentElement.className = outer.documentElement.className;
  inner.documentElement.style.scrollbarWidth = 'thin';
  inner.body.className = outer.body.className;
  for (const sheet of outer.querySelectorAll('link[rel="stylesheet"], style')) {
    inner.head.append(sheet.cloneNode(true));
  }
}
