import { say } from '@engawa/contract/language';
import { type ProfileItemId, profileItems } from '@engawa/contract/profile/completeness';
import type { LinkProps } from '@tanstack/react-router';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../links/link-button.tsx';
import { words as boundWords } from './words.ja.ts';

/** The page on which a profile section is edited. */
export type PageOf = (section: string) => NonNullable<LinkProps['to']>;

interface MissingItemsProps {
  heading: string;
  text: string;
  missing: readonly ProfileItemId[];
  pageOf: PageOf;
}

/** Profile items that the next step needs, each with a link to its field. */
export function MissingItems({ heading, text, missing, pageOf }: MissingItemsProps) {
  const t = useWords(boundWords);
  return (
    <section>
      <h3 className="font-bold">{heading}</h3>
      <p className="phrased mt-1 text-sumi-2">{text}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {missing.map((id) => {
          const { name, section } = profileItems[id];
          return (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2">
              <span className="min-w-0 grow font-semibold">{say(name, language)}</span>
              <LinkButton
                to={pageOf(section)}
                hash={id}
                resetScroll={false}
                size="small"
                aria-label={t('missing.fillIn', { name: say(name, language) })}
              >
                {t('missing.fill')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
