import { product } from '@engawa/contract/product';
import { useEffect } from 'react';
import { language } from './language.ts';

/** Undefined leaves the title of the route table. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = `${title} | ${product.name} ${product.tagline[language]}`;
  }, [title]);
}
