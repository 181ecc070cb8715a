import { Building2, Check, GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as belowWords } from './words.ja.ts';

export function Doors() {
  const t = useWords(belowWords);
  return (
    <section>
      <h2 className="text-center text-2xl font-bold">{t('doors.heading')}</h2>
      <div className="mt-8 grid gap-4 sm:gap-6 md:grid-cols-2">
        <Door
          icon={<GraduationCap />}
          heading={t('doors.talent.heading')}
          points={[
            t('doors.talent.find'),
            t('doors.talent.save'),
            t('doors.talent.track'),
            t('doors.talent.languages'),
          ]}
        >
          <LinkButton to="/talent/signin" tone="primary">
            {t('doors.talent.enter')}
          </LinkButton>
        </Door>
        <Door
          icon={<Building2 />}
          heading={t('doors.company.heading')}
          points={[
            t('doors.company.publish'),
            t('doors.company.search'),
            t('doors.company.organise'),
            t('doors.company.team'),
          ]}
        >
          <LinkButton to="/company/signin">{t('doors.company.enter')}</LinkButton>
        </Door>
      </div>
    </section>
  );
}

interface DoorProps {
  icon: ReactNode;
  heading: string;
  points: readonly string[];
  children: ReactNode;
}

function Door({ icon, heading, points, children }: DoorProps) {
  return (
    <Card className="flex flex-col p-6 sm:p-8">
      <h3 className="flex items-center gap-3 text-lg font-bold">
        <span aria-hidden className="text-ai">
          {icon}
        </span>
        {heading}
      </h3>
      <ul className="mt-4 mb-7 space-y-2.5">
        {points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-moss" />
            <span className="phrased">{point}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid sm:block">{children}</div>
    </Card>
  );
}
