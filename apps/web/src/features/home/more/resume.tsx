import { useWords } from '../../../shared/i18n/words.ts';
import { words as moreWords } from './words.ja.ts';

/** The picture shows the first page of the résumé of the demo's student Linh. */
export function Resume() {
  const t = useWords(moreWords);
  return (
    <section aria-labelledby="home-resume">
      <h2 id="home-resume" className="phrased text-2xl font-bold">
        {t('resume.heading')}
      </h2>
      <p className="phrased mt-3 text-sumi-2">{t('resume.text')}</p>
      <figure className="mt-6 max-w-sm">
        <img
          src="/rirekisho.webp"
          alt={t('resume.picture')}
          width={640}
          height={905}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded border border-line bg-white shadow-card"
        />
        <figcaption className="mt-2 text-sm text-sumi-2">{t('resume.sample')}</figcaption>
      </figure>
    </section>
  );
}
