import { supportSite } from '@engawa/contract/reference/support-site';
import { links } from '../../shared/config/settings.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { words as topWords } from './words.ja.ts';

/** Link to the support site; an external one is shown with figures, which our page lacks. */
export function SupportIntro() {
  const t = useWords(topWords);
  if (!links.support) return null;
  const isOwnPage = links.support.startsWith('/');
  const { senpai, events, eventsIn, articles, courses } = supportSite;
  const figures = [
    [t('support.senpai'), t('support.over', { count: senpai })],
    [t('support.events', { year: String(eventsIn) }), formatCount(events)],
    [t('support.articles'), formatCount(articles)],
    [t('support.courses'), formatCount(courses)],
  ];
  return (
    <section
      aria-labelledby="support"
      className="flex flex-col gap-4 rounded border border-line bg-wood-soft p-5 sm:flex-row sm:items-center sm:p-6"
    >
      <div className="grow">
        <h2 id="support" className="text-lg font-bold">
          {t('support.heading')}
        </h2>
        <p className="phrased mt-1">{isOwnPage ? t('support.text') : t('support.site')}</p>
        {!isOwnPage && (
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            {figures.map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="text-sm text-sumi-2">{name}</dt>
                <dd className="text-xl font-bold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <SiteLink href={links.support} className={`${buttonStyle({})} shrink-0`}>
        {t('support.open')}
      </SiteLink>
    </section>
  );
}
