import { splitLinks } from './split-links.ts';

/** Words as they were written; addresses become links that tell the other site nothing of us. */
export const MessageText = ({ text, className = '' }: { text: string; className?: string }) => (
  <p dir="auto" className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${className}`}>
    {splitLinks(text).map(({ text: words, href }, place) =>
      href ? (
        <a
          // The parts of a text have no other name than their place.
          key={place}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="underline underline-offset-2"
        >
          {words}
        </a>
      ) : (
        words
      ),
    )}
  </p>
);
