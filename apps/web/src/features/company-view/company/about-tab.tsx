import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { pickLanguage } from '@engawa/contract/language';
import { companyFeatures } from '@engawa/contract/reference/companies/company-features';
import { ExternalLink } from 'lucide-react';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Prose } from '../prose.tsx';
import { ViewSection } from '../view-section.tsx';
import { type CompanyViewData, picturesOf, type Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';
import { CompanyFacts } from './company-facts.tsx';
import { Offices } from './offices.tsx';
import { YearlyFigures } from './yearly-figures.tsx';

interface AboutTabProps extends Reading {
  view: CompanyViewData;
}

export function AboutTab({ view, reader, images }: AboutTabProps) {
  const t = useWords(companyViewWords, reader);
  const profile = pickLanguage(view.companyProfile, reader)?.value;
  const offices = pickLanguage(view.offices, reader)?.value ?? [];
  return (
    <div className="divide-y divide-line">
      <ViewSection heading={t('about')}>
        {profile?.companyProfile ? (
          <Prose>{profile.companyProfile}</Prose>
        ) : (
          <p className="text-sumi-2">{t('empty.about')}</p>
        )}
        {view.features.length > 0 && (
          <ul aria-label={t('features')} className="mt-4 flex flex-wrap gap-2">
            {view.features.map((id) => (
              <li key={id}>
                <Tag tone="note">{nameOf(companyFeatures, id, reader)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </ViewSection>
      <Services view={view} reader={reader} images={images} />
      <CompanyFacts view={view} reader={reader} />
      <YearlyFigures figures={view.facts.yearlyFigures} reader={reader} />
      {offices.some(({ officeName }) => officeName) && (
        <Offices offices={offices} reader={reader} images={images} />
      )}
      <Links view={view} reader={reader} />
    </div>
  );
}

function Services({ view, reader, images }: AboutTabProps) {
  const t = useWords(companyViewWords, reader);
  const services = (pickLanguage(view.services, reader)?.value ?? []).filter(
    ({ productTitle }) => productTitle,
  );
  if (services.length === 0) return null;
  return (
    <ViewSection heading={t('services')}>
      <ul className="flex flex-col gap-8">
        {services.map((service) => (
          <li key={service.productTitle}>
            <h3 className="font-bold">{service.productTitle}</h3>
            {service.productPlace && <p className="text-sm text-sumi-2">{service.productPlace}</p>}
            {service.companyProductImage.length > 0 && (
              <div className="mt-3 grid gap-3 sm:grid-cols-2">
                {service.companyProductImage.map(({ productImage }) => (
                  <ContentPicture
                    key={productImage}
                    pictures={picturesOf(images, productImage)}
                    aspect={pictureShapes.product.aspect}
                    alt=""
                    sizes="(min-width: 615px) 25rem, 100vw"
                    className="rounded"
                  />
                ))}
              </div>
            )}
            {service.productMessage && (
              <div className="mt-3">
                <Prose>{service.productMessage}</Prose>
              </div>
            )}
            {service.productUrl && <OutwardLink href={service.productUrl} label={t('openLink')} />}
          </li>
        ))}
      </ul>
    </ViewSection>
  );
}

function Links({ view, reader }: Omit<AboutTabProps, 'images'>) {
  const t = useWords(companyViewWords, reader);
  const links = (pickLanguage(view.urls, reader)?.value ?? []).flatMap(({ title, url }) =>
    url === null ? [] : [{ title: title ?? url, url }],
  );
  if (links.length === 0) return null;
  return (
    <ViewSection heading={t('links')}>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <OutwardLink href={url} label={title} />
          </li>
        ))}
      </ul>
    </ViewSection>
  );
}

function OutwardLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-small font-semibold break-all text-ai hover:underline"
    >
      {label}
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  );
}
