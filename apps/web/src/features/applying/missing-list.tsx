import { profileItems } from '@engawa/contract/profile/completeness';
import type { LinkProps } from '@tanstack/react-router';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Preview } from './queries.ts';
import { applyingWords } from './words.ts';

/** The page on which a section of the profile is filled in. */
export type PageOf = (section: string) => NonNullable<LinkProps['to']>;

/** What stands in the way, each with the way to its very field. */
export function MissingList({ missing, pageOf }: { missing: Preview['missing']; pageOf: PageOf }) {
  const t = useWords(applyingWords);
  return (
    <section>
      <h3 className="font-bold">{t('notYet.heading')}</h3>
      <p className="phrased mt-1 text-sumi-2">{t('notYet.text')}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {missing.map((id) => {
          const { name, section } = profileItems[id];
          return (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2">
              <span className="min-w-0 grow font-semibold">{name[language]}</span>
              <LinkButton
                to={pageOf(section)}
                hash={id}
                resetScroll={false}
                size="small"
                aria-label={t('notYet.fillIn', { name: name[language] })}
              >
                {t('notYet.fill')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
