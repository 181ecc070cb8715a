import { language } from '../../shared/i18n/language.ts';
import { who } from '../../shared/session/who.ts';
import { router } from '../router.ts';

/**
 * Whether what stands in the document is what the program would draw first: a page from the build,
 * in this language, for a visitor, who has not been led elsewhere meanwhile.
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
