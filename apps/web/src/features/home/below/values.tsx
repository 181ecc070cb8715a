import { ClipboardCheck, IdCard, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { words as belowWords } from './words.ja.ts';

export function Values() {
  const t = useWords(belowWords);
  return (
    <section aria-label={t('values.label')} className="grid gap-4 sm:gap-6 md:grid-cols-3">
      <Value
        icon={<ClipboardCheck />}
        look="bg-moss-soft text-moss"
        heading={t('values.ready.heading')}
        text={t('values.ready.text')}
      />
      <Value
        icon={<IdCard />}
        look="bg-ai-soft text-ai-2"
        heading={t('values.profile.heading')}
        text={t('values.profile.text')}
      />
      <Value
        icon={<MessagesSquare />}
        look="bg-kaki-soft text-kaki-ink"
        heading={t('values.talk.heading')}
        text={t('values.talk.text')}
      />
    </section>
  );
}

interface ValueProps {
  icon: ReactNode;
  look: string;
  heading: string;
  text: string;
}

function Value({ icon, look, heading, text }: ValueProps) {
  return (
    <Card className="p-6 sm:p-7">
      <span aria-hidden className={`grid size-11 place-items-center rounded ${look}`}>
        {icon}
      </span>
      <h2 className="mt-4 text-lg font-bold">{heading}</h2>
      <p className="mt-2 text-sumi-2">{text}</p>
    </Card>
  );
}
