import { showHomeParts } from '@engawa/contract/overview/anyone';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { reportError } from '../../../shared/api/failures/report-error.ts';

interface ServerPartProps {
  name: 'search' | 'newest';
  className: string;
}

/**
 * A part of the page whose markup the server writes, so that it is in the first HTML and needs no
 * script. Only a page reached inside the client asks for it.
 */
export function ServerPart({ name, className }: ServerPartProps) {
  const [markup, setMarkup] = useState(() => writtenMarkup(name));
  useEffect(() => {
    if (!markup) call(showHomeParts, {}).then((parts) => setMarkup(parts[name]), reportError);
  }, [markup, name]);
  return (
    <div
      id={idOf(name)}
      className={className}
      suppressHydrationWarning
      // The server escapes everything that companies have written.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

const idOf = (name: string): string => `home-part-${name}`;

/** The build leaves a mark that the server replaces. */
const writtenMarkup = (name: string): string =>
  typeof document === 'undefined'
    ? `<!--part:${name}-->`
    : (document.getElementById(idOf(name))?.innerHTML ?? '');
