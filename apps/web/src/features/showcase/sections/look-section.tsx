import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

export function LookSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  const colours = [
    { name: t('look.washi'), style: 'bg-washi text-sumi' },
    { name: t('look.paper'), style: 'bg-paper text-sumi' },
    { name: t('look.sumi'), style: 'bg-sumi text-washi' },
    { name: t('look.ai'), style: 'bg-ai text-on-ai' },
    { name: t('look.kaki'), style: 'bg-kaki-ink text-on-kaki' },
    { name: t('look.moss'), style: 'bg-moss text-on-ai' },
    { name: t('look.wood'), style: 'bg-wood-soft text-wood-ink' },
  ];
  return (
    <Section id={id} heading={t('look.heading')} lead={t('look.lead')}>
      <Card className="overflow-hidden">
        <ul className="grid grid-cols-2 xs:grid-cols-4 lg:grid-cols-7">
          {colours.map(({ name, style }) => (
            <li
              key={name}
              className={`flex h-20 items-end p-3 text-sm font-semibold last:col-span-2 lg:last:col-span-1 ${style}`}
            >
              {name}
            </li>
          ))}
        </ul>
        <div className="border-t border-line p-6">
          <p className="phrased text-2xl font-bold">{t('look.sampleHeading')}</p>
          <p className="mt-2 max-w-[40em]">{t('look.sample')}</p>
          <p className="mt-2 text-sm text-sumi-2">{t('look.sampleNote')}</p>
        </div>
      </Card>
    </Section>
  );
}
