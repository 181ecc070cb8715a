import { product } from '@engawa/contract/product';
import { useEffect } from 'react';
import { language } from './language.ts';

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${product.name} ${product.tagline[language]}`;
  }, [title]);
}
