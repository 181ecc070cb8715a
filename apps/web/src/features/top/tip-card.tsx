import { nameFor, pickLanguage } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { ContentPicture } from '../../ui/image/content-picture.tsx';
import type { Tip } from './queries.ts';
import { words as topWords } from './words.ja.ts';

export function TipCard({ tip }: { tip: Tip }) {
  const t = useWords(topWords);
  const { jp, en, company } = tip;
  const words = pickLanguage({ jp, en }, language)?.value;
  const name = nameFor({ jp: jp?.senpaiName ?? null, en: en?.senpaiName ?? null }, language);
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4.5 hover:border-line-3">
      <div className="flex items-center gap-3">
        <span className="block size-12 shrink-0 overflow-hidden rounded-full bg-wood-soft">
          <ContentPicture pictures={tip.pictures} portrait aspect={1} alt="" sizes="48px" />
        </span>
        <p className="min-w-0 text-sm">
          <bdi className="block font-bold">{name}</bdi>
          <span className="text-sumi-2">
            <bdi>{companyName(company.name)}</bdi>
            {words?.senpaiPosition && ` ・ ${words.senpaiPosition}`}
          </span>
        </p>
      </div>
      <h3 className="font-bold [overflow-wrap:anywhere]">
        <Link
          to="/talent/company/$id"
          params={{ id: company.id }}
          search={{ tab: 'original' }}
          aria-label={`${words?.title ?? ''} – ${t('tips.read', { name })}`}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {words?.title}
        </Link>
      </h3>
      <p className="line-clamp-3 text-sm text-sumi-2 [overflow-wrap:anywhere]">{words?.message}</p>
    </Card>
  );
}
