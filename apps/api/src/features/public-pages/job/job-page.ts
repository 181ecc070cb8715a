import { dayInWords } from '@engawa/contract/days/day-words';
import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { jobFacts } from '@engawa/contract/jobs/job-facts';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { nameFor, say } from '@engawa/contract/language';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { todayInJapan } from '@engawa/platform/clock/today';
import { html } from '@engawa/platform/text/html';
import type { PublicPage, Site } from '../frame.ts';
import {
  factList,
  langOf,
  markOf,
  nameIn,
  pictureMarkup,
  picturesOf,
  shortened,
  tagList,
} from '../markup.ts';
import { addressesOf, languagesOf, type Reading, type Written, writtenFor } from '../reading.ts';
import { saveButton } from '../saved/save-button.ts';
import { words } from '../words.ts';
import { jobPosting } from './job-posting.rules.ts';
import type { JobView, ReadJob } from './read-job.ts';

const wide = '(min-width: 960px) 46rem, 100vw';

export function jobPage(read: ReadJob, reading: Reading, site: Site): PublicPage | undefined {
  const { job, images } = read;
  const written = writtenFor(job, reading.language);
  if (!written) return undefined;
  const { language } = reading;
  const company = nameFor(job.company.name, language);
  const position = written.words.position ?? '';
  const wages = wagesText(job.common, null, language);
  const at = `${site.origin}/jobs/${job.id}`;
  const addresses = addressesOf(at, reading, {
    written: languagesOf(job),
    shown: written.language,
  });
  return {
    title: `${position} – ${company}`,
    description: shortened(
      [wages, written.words.workLocation, written.words.businessContent]
        .filter(Boolean)
        .join(say({ ja: '｜', en: ' | ' }, language)),
      say({ ja: 120, en: 160 }, language),
    ),
    addresses,
    picture: `${at}/card-${language}.jpg`,
    data: jobPosting(read, written, { url: addresses.canonical, origin: site.origin }),
    main: html`<main id="main" tabindex="-1" class="two">
<article class="sheet">
${
  pictureMarkup(picturesOf(images, written.words.coverImage), {
    aspect: pictureShapes.cover.aspect,
    sizes: wide,
    className: 'cover',
    eager: true,
  }) ?? html`<div class="bare"></div>`
}
<div class="head">
${written.fellBack && html`<p class="note">${say(words, language).otherLanguage}</p>`}
${head(read, reading, written, company)}
</div>
${body(read, reading, written)}
<div class="end">${action(job, reading)}</div>
</article>
${beside(read, reading, company)}
</main>`,
  };
}

function head(
  { job, images }: ReadJob,
  { language }: Reading,
  written: Written<NonNullable<JobView['jp']>>,
  company: string,
) {
  const { position, recruitmentType, feature, workLocation } = written.words;
  const wages = wagesText(job.common, null, language);
  return html`<p class="who">${markOf(company, picturesOf(images, job.company.logoImage))}<a href="/companies/${job.company.id}?lang=${language}">${company}</a>${saveButton({ kind: 'jobs', id: job.id }, position ?? '', language)}</p>
<h1${langOf(written)}>${position}</h1>
${tagList(
  feature.map((id) => nameIn(jobFeatures, id, language)),
  nameIn(jobTypes, recruitmentType, language),
)}
<div class="key">${wages && html`<p>${wages}</p>`}${workLocation && html`<p${langOf(written)}>${workLocation}</p>`}</div>
${action(job, { language })}`;
}

/** Link to the sign-in, after which the client returns to this job. */
function action(job: JobView, { language }: Pick<Reading, 'language'>) {
  const t = say(words, language);
  const here = job.common.applyPage === 'internal';
  const to = `/talent/company/${job.company.id}/company-job/${job.id}?apply=1&lang=${language}`;
  return html`<div class="action"><a class="button" href="${to}" rel="nofollow">${here ? t.apply : t.applyOutside}</a>
<p class="soft">${here ? t.applyNote : t.applyOutsideNote}</p></div>`;
}

function body(
  { job, images }: ReadJob,
  { language }: Reading,
  written: Written<NonNullable<JobView['jp']>>,
) {
  const t = say(words, language);
  const { businessContent, otherMessage } = written.words;
  const items = (job.items[written.content] ?? []).filter(({ item }) => item !== 'duties');
  const changes = job.changes.filter((change) => change.language === written.content);
  return html`${businessContent && html`<section><h2>${t.duties}</h2><p class="prose"${langOf(written)}>${businessContent}</p></section>`}
<section><h2>${t.glance}</h2>${factList(jobFacts({ words: written.words, common: job.common }, language, 'page'), written)}</section>
${otherMessage.map(
  ({ title, message, otherMessageImages }) =>
    title &&
    html`<section><h2${langOf(written)}>${title}</h2>${message && html`<p class="prose"${langOf(written)}>${message}</p>`}${
      otherMessageImages.length > 0 &&
      html`<div class="pictures">${otherMessageImages.map(({ jobsOtherMessageImage }) =>
        pictureMarkup(picturesOf(images, jobsOtherMessageImage), {
          aspect: pictureShapes.message.aspect,
          sizes: '(min-width: 615px) 23rem, 100vw',
        }),
      )}</div>`
    }</section>`,
)}
${
  items.length > 0 &&
  html`<section><h2>${t.stated}</h2><p class="soft">${t.statedNote}${job.publishedAt && ` ${t.asOf(dayInWords(todayInJapan(new Date(job.publishedAt)), language))}`}</p>${factList(
    items.map(({ item, text }) => ({
      name: nameIn(postingRequirements, item, language),
      value: text,
      own: true,
    })),
    written,
  )}</section>`
}
${
  changes.length > 0 &&
  html`<section><h2>${t.changes}</h2><p class="soft">${t.changesNote}</p><ul class="items">${changes.map(
    ({ item, changedAt, before, after }) =>
      html`<li><h3>${nameIn(postingRequirements, item, language)} <span class="soft">${dayInWords(todayInJapan(new Date(changedAt)), language)}</span></h3><dl class="facts"><div><dt>${t.before}</dt><dd><del>${before ?? t.nothing}</del></dd></div><div><dt>${t.after}</dt><dd>${after ?? t.nothing}</dd></div></dl></li>`,
  )}</ul></section>`
}`;
}

function beside({ job, about, images }: ReadJob, { language }: Reading, company: string) {
  const t = say(words, language);
  const profile = writtenFor(about, language);
  return html`<div class="beside"><h2>${t.companyOf}</h2>
<div class="who">${markOf(company, picturesOf(images, job.company.logoImage))}<span>${company}</span></div>
${profile && html`<p class="soft"${langOf(profile)}>${profile.words}</p>`}
<a class="outward" href="/companies/${job.company.id}?lang=${language}">${t.toCompany}</a></div>`;
}
