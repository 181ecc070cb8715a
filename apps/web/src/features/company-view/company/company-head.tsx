import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { pickLanguage } from '@engawa/contract/language';
import { industries } from '@engawa/contract/reference/companies/industries';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { shownName } from '../shown-name.ts';
import { type CompanyViewData, picturesOf, type Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';
import { CompanyLogo } from './company-logo.tsx';

interface CompanyHeadProps extends Reading {
  view: CompanyViewData;
  /** What a student can do here; a preview has none. */
  actions?: ReactNode;
  /** Facts about the student and this company; a preview has none. */
  known?: ReactNode;
  menu?: ReactNode;
}

export function CompanyHead({ view, reader, images, actions, known, menu }: CompanyHeadProps) {
  const t = useWords(companyViewWords, reader);
  const profile = pickLanguage(view.companyProfile, reader)?.value;
  const name = shownName(view, reader);
  const cover = picturesOf(images, profile?.coverImage ?? null);
  return (
    <header>
      {cover.length > 0 ? (
        <ContentPicture
          pictures={cover}
          aspect={pictureShapes.cover.aspect}
          alt=""
          eager
          sizes="(min-width: 1065px) 54rem, 100vw"
          className="max-h-80"
        />
      ) : (
        <div aria-hidden className="h-28 bg-ai-soft sm:h-40" />
      )}
      <div className="px-4 sm:px-6">
        <div className="relative -mt-9 w-fit">
          <CompanyLogo
            name={name}
            pictures={picturesOf(images, view.company.logoImage)}
            className="size-18 border-3 border-paper"
          />
        </div>
        <div className="mt-3 flex items-start gap-2">
          <h1 className="min-w-0 grow text-2xl font-bold text-balance">{name}</h1>
          {menu && <div className="-mt-1 -mr-2">{menu}</div>}
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-sumi-2">
          {profile?.industry && <span>{nameOf(industries, profile.industry, reader)}</span>}
          <span className="inline-flex items-center gap-1">
            {view.company.verified && <BadgeCheck aria-hidden className="size-4 text-moss" />}
            {view.company.verified ? t('verified') : t('notVerified')}
          </span>
          {known}
        </p>
        {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
