import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { nameFor, say } from '@engawa/contract/language';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { industries } from '@engawa/contract/reference/companies/industries';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
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
import { addressesOf, languagesOf, type Reading, writtenFor } from '../reading.ts';
import { saveButton } from '../saved/save-button.ts';
import { words } from '../words.ts';
import { companyFacts } from './company-facts.ts';
import { companyPlaces, links, services } from './company-sections.ts';
import { organization } from './organization.rules.ts';
import type { ReadCompany } from './read-company.ts';

const verifiedMark = html`<svg aria-hidden="true" viewBox="0 0 24 24"><path d="M12 3l2.4 1.8 3-.2.9 2.8 2.4 1.7-.9 2.9.9 2.9-2.4 1.7-.9 2.8-3-.2L12 21l-2.4-1.8-3 .2-.9-2.8-2.4-1.7.9-2.9-.9-2.9 2.4-1.7.9-2.8 3 .2z"/><path d="m9 12 2 2 4-4"/></svg>`;

export function companyPage(
  read: ReadCompany,
  reading: Reading,
  site: Site,
): PublicPage | undefined {
  const { view, images } = read;
  const { language } = reading;
  const profile = writtenFor(view.companyProfile, language);
  if (!profile) return undefined;
  const t = say(words, language);
  const name = profile.words.companyName ?? nameFor(view.company.name, language);
  const at = `${site.origin}/companies/${view.company.id}`;
  const addresses = addressesOf(at, reading, {
    written: languagesOf(view.companyProfile),
    shown: profile.language,
  });
  const about = profile.words.companyProfile ?? '';
  return {
    title: name,
    description: shortened(about, say({ ja: 120, en: 160 }, language)),
    addresses,
    picture: `${at}/card-${language}.jpg`,
    data: organization(read, profile, { url: addresses.canonical, origin: site.origin }),
    main: html`<main id="main" tabindex="-1">
<article class="sheet">
${
  pictureMarkup(picturesOf(images, profile.words.coverImage), {
    aspect: pictureShapes.cover.aspect,
    sizes: '(min-width: 1112px) 66rem, 100vw',
    className: 'cover',
    eager: true,
  }) ?? html`<div class="bare"></div>`
}
<div class="head">
${profile.fellBack && html`<p class="note">${t.otherLanguage}</p>`}
<div class="who">${markOf(name, picturesOf(images, view.company.logoImage), true)}${saveButton({ kind: 'companies', id: view.company.id }, name, language)}</div>
<h1${langOf(profile)}>${name}</h1>
<p class="soft">${profile.words.industry !== null && `${nameIn(industries, profile.words.industry, language)}　`}${view.company.verified && html`<span class="good">${verifiedMark}${t.verified}</span>`}</p>
${tagList(view.features.map((id) => nameIn(companyFeatures, id, language)))}
</div>
${jobs(read, reading)}
<section><h2>${t.about}</h2><p class="prose"${langOf(profile)}>${about}</p></section>
${services(read, language)}
${section(t.facts, factList(companyFacts(view.facts, language), profile))}
${companyPlaces(read, language)}
${links(read, language)}
<div class="end"><div class="action"><a class="button" href="/talent/company/${view.company.id}?lang=${language}" rel="nofollow">${t.follow}</a><p class="soft">${t.followNote}</p></div></div>
</article>
</main>`,
  };
}

const section = (heading: string, content: ReturnType<typeof factList>) =>
  content && html`<section><h2>${heading}</h2>${content}</section>`;

function jobs({ view }: ReadCompany, { language }: Reading) {
  const t = say(words, language);
  const list = view.jobPostingList.flatMap((job) => {
    const written = writtenFor(job, language);
    return written ? [{ job, written }] : [];
  });
  if (list.length === 0) {
    return html`<section><h2>${t.openJobs}</h2><p class="soft">${t.noJobs}</p></section>`;
  }
  return html`<section><h2>${t.openJobs}</h2><ul class="jobs">${list.map(({ job, written }) => {
    const facts = [
      nameIn(employmentTypes, job.common.employmentType, language),
      written.words.workLocation,
      wagesText(job.common, null, language),
    ].filter(Boolean);
    return html`<li><a href="/jobs/${job.id}?lang=${language}"><strong${langOf(written)}>${written.words.position}</strong><span class="soft">${facts.join(' ・ ')}</span></a></li>`;
  })}</ul></section>`;
}
