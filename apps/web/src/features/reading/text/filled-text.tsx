import { product } from '@engawa/contract/product';
import { Fragment, type ReactNode } from 'react';
import { contact } from '../../../shared/config/contact.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { words as readingWords } from '../words.ja.ts';

export function FilledText({ children }: { children: string }) {
  const t = useWords(readingWords);
  const values: Record<string, ReactNode> = {
    '{name}': product.name,
    '{operator}': contact.operator || t('operator', { name: product.name }),
    '{email}': (
      <a href={`mailto:${contact.email}`} className="text-ai underline">
        {contact.email}
      </a>
    ),
  };
  const parts = children.split(/(\{\w+\})/);
  return (
    <>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
        <Fragment key={index}>{values[part] ?? part}</Fragment>
      ))}
    </>
  );
}
