import { language } from '../../shared/i18n/language.ts';
import { who } from '../../shared/session/who.ts';
import { router } from '../router.ts';

/**
 * Whether React can hydrate the document: a prerendered page of this path and language, for a
 * visitor, without a redirect meanwhile.
 */
export function isPrerendered({ dataset, lang }: HTMLElement): boolean {
  const { location, matches } = router.state;
  return (
    dataset['prerendered'] === location.pathname &&
    lang === language &&
    who.strategy() === undefined &&
    matches.every(({ status }) => status === 'success')
  );
}
