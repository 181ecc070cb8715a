import type { Language } from '@engawa/contract/language';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface PhoneFrameProps {
  title: string;
  reader: Language;
  children: ReactNode;
}

/**
 * Renders its content in a frame as narrow as a phone, so that its layout is a phone's. The content
 * can be scrolled, but not pressed.
 */
export function PhoneFrame({ title, reader, children }: PhoneFrameProps) {
  const [page, setPage] = useState<Document>();
  return (
    <div className="rounded-[1.75rem] border border-line-2 bg-paper p-2 shadow-card">
      <iframe
        title={title}
        // Blocks all scripts of the frame; this page renders its content from outside.
        sandbox="allow-same-origin"
        // Without a doctype the browser would use quirks mode.
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

/** Copies styles and attributes of the page into the empty frame. */
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
