import { useLayoutEffect, useMemo, useState } from 'react';
import { bringJapaneseFont } from '../../../shared/font/japanese-font.ts';
import { giveStylesBack, openLinksOutside, setStylesAside } from '../mail-document.ts';

/** Shows a mail as its reader sees it, without scripts and forms; links open outside. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const source = useMemo(() => openLinksOutside(setStylesAside(html)), [html]);
  const [mail, setMail] = useState<Document | null>(null);
  const [height, setHeight] = useState(240);

  useLayoutEffect(() => {
    if (!mail) return undefined;
    giveStylesBack(mail);
    bringJapaneseFont(mail);
    // As high as its content, so that the page scrolls instead of the frame.
    const watch = new ResizeObserver(() =>
      setHeight(Math.ceil(mail.documentElement.getBoundingClientRect().height)),
    );
    watch.observe(mail.documentElement);
    return () => watch.disconnect();
  }, [mail]);

  return (
    <iframe
      title={title}
      srcDoc={source}
      // Same origin lets this page style and measure the mail; without scripts the mail cannot use
      // it.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={(event) => setMail(event.currentTarget.contentDocument)}
      style={{ height }}
      className="mt-4 w-full rounded border border-line bg-[white]"
    />
  );
}
