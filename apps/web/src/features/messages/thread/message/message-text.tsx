import { splitLinks } from './split-links.ts';

/** The text as written; URLs become links that send no referrer. */
export const MessageText = ({ text, className = '' }: { text: string; className?: string }) => (
  <p dir="auto" className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${className}`}>
    {splitLinks(text).map(({ text: words, href }, place) =>
      href ? (
        <a
          // Parts of a text have no identity except their position.
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
