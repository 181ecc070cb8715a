import { localeOf, say } from '@engawa/contract/language';
import { scholarshipEntryKinds } from '@engawa/contract/reference/scholarship';
import { addEntry } from '@engawa/contract/scholarship/student';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { formatters } from '../../../shared/i18n/formatters.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type Category, type Entry, type Programme, programmesQuery } from '../queries.ts';
import { words as scholarshipWords } from '../words.ja.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryView } from './entry-view.tsx';
import { Withdraw } from './withdraw.tsx';

interface CategoryRowProps {
  programme: Programme;
  category: Entry['category'];
  /** Undefined for a category that is no longer offered. */
  offer: Category | undefined;
  entry: Entry | undefined;
}

export function CategoryRow({ programme, category, offer, entry }: CategoryRowProps) {
  const t = useWords(scholarshipWords);
  // An open form stays open past the deadline, so that its text can be copied.
  const [open, setOpen] = useState<'form' | 'view'>();
  const name = nameOf(scholarshipEntryKinds, category);
  const raffle = category === 'raffle';
  const { isOpen } = programme;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 grow">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {entry && <Tag tone="note">{t('entered')}</Tag>}
          </h3>
          {offer && <Offer offer={offer} />}
        </div>
        {isOpen && !entry && raffle && <JoinRaffle programmeId={programme.id} />}
        {isOpen && !entry && !raffle && !open && (
          <Button aria-label={t('enterIn', { name })} onClick={() => setOpen('form')}>
            {t('enter')}
          </Button>
        )}
        {entry && !raffle && !open && (
          <Button
            size="small"
            aria-label={isOpen ? t('editIn', { name }) : t('readIn', { name })}
            onClick={() => setOpen(isOpen ? 'form' : 'view')}
          >
            {isOpen ? t('edit') : t('read')}
          </Button>
        )}
        {isOpen && entry && <Withdraw entry={entry} name={name} />}
      </div>
      {entry && !open && entry.title && (
        <p dir="auto" className="mt-2 text-sm break-words text-sumi-2">
          {entry.title}
        </p>
      )}
      {open === 'form' && (
        <EntryForm
          programmeId={programme.id}
          category={category}
          entry={entry}
          name={name}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'view' && entry && <EntryView entry={entry} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

/** 10万 in Japanese, 100,000 in English. */
const yen = (amount: number): string =>
  formatters
    .getNumberFormat(localeOf(language), {
      notation: say<'compact' | 'standard'>({ ja: 'compact', en: 'standard' }, language),
    })
    .format(amount);

function Offer({ offer }: { offer: Category }) {
  const t = useWords(scholarshipWords);
  const words = { winners: offer.winners, yen: yen(offer.prizeYen) };
  return (
    <p className="text-sm text-sumi-2">
      {offer.winnersPerRound
        ? t('raffleOffer', {
            ...words,
            rounds: offer.winnersPerRound
              .map((winners) => t('round', { winners }))
              .join(t('between')),
          })
        : t('offer', words)}
    </p>
  );
}

/** The raffle needs no text, only consent to take part. */
function JoinRaffle({ programmeId }: { programmeId: string }) {
  const t = useWords(scholarshipWords);
  const client = useQueryClient();
  const { mutate, isPending } = useCommand(addEntry, {
    meta: { visibleResult: true },
    onSuccess: () => client.invalidateQueries({ queryKey: programmesQuery.queryKey }),
  });
  return (
    <Button
      busy={isPending}
      onClick={() =>
        mutate({
          body: { programmeId, category: 'raffle', title: null, writeup: null, fileIds: [] },
        })
      }
    >
      {t('join')}
    </Button>
  );
}
