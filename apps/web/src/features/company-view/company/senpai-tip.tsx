import { nameFor, pickLanguage } from '@engawa/contract/language';
import { countries } from '@engawa/contract/reference/places/countries';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { Prose } from '../prose.tsx';
import { ShowingTags } from '../showing-tags.tsx';
import { type CompanyViewData, picturesOf, type Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';

interface SenpaiTipProps extends Reading {
  tip: CompanyViewData['senpaiTips'][number];
}

export function SenpaiTip({ tip, reader, images }: SenpaiTipProps) {
  const t = useWords(companyViewWords, reader);
  const words = pickLanguage(tip, reader)?.value;
  const { jp, en } = tip;
  const name = nameFor({ jp: jp?.senpaiName ?? null, en: en?.senpaiName ?? null }, reader);
  const { country, joinedYear } = tip.common;
  const person = [
    words?.senpaiPosition,
    words?.senpaiUniversity,
    nameOf(countries, country, reader),
    joinedYear !== null && t('joined', { year: String(joinedYear) }),
  ].filter(Boolean);
  return (
    <article>
      <div className="flex items-center gap-4">
        <span className="block size-16 shrink-0 overflow-hidden rounded-full bg-wood-soft">
          <ContentPicture
            pictures={picturesOf(images, tip.common.senpaiImage)}
            portrait
            aspect={1}
            alt=""
            sizes="64px"
          />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            <span dir="auto">{name}</span>
            <ShowingTags showing={tip.showing} reader={reader} />
          </p>
          <p className="text-sm text-sumi-2">{person.join(' ・ ')}</p>
        </div>
      </div>
      <h3 className="mt-3 font-bold">{words?.title}</h3>
      {words?.message && <Prose>{words.message}</Prose>}
    </article>
  );
}
