import { product } from '@engawa/contract/product';
import { useEffect } from 'react';
import { language } from './language.ts';

/** A page's own title and the product's name, as the browser shows them. */
export const fullTitle = (title: string): string => `${title} | ${product.fullName[language]}`;

/** Undefined leaves the title of the route table. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}
