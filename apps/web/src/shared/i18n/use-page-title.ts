import { say } from '@engawa/contract/language';
import { product } from '@engawa/contract/product';
import { useEffect } from 'react';
import { language } from './language.ts';

export const fullTitle = (title: string): string => `${title} | ${say(product.fullName, language)}`;

/** Undefined keeps the title of the route table. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}

/**
 * Sets the document title to the page's heading, or to the longer title in its `data-title`. Before
 * the heading is rendered, and on pages without one, uses the title of the route table.
 */
export function useTitleOfHeading(title: string): void {
  useEffect(() => {
    const main = document.getElementById('main');
    const say = () => {
      const heading = main?.querySelector('h1');
      const wanted = fullTitle(heading?.dataset['title'] || heading?.textContent?.trim() || title);
      if (document.title !== wanted) document.title = wanted;
    };
    say();
    if (!main) return undefined;
    const observer = new MutationObserver(say);
    observer.observe(main, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['data-title'],
    });
    return () => observer.disconnect();
  }, [title]);
}
