import { lazy, Suspense } from 'react';
import { Contents } from '../../features/showcase/components/contents.tsx';
import { SchemeSwitch } from '../../features/showcase/components/scheme-switch.tsx';
import { words as sampleWords } from '../../features/showcase/images/words.ja.ts';
import { words as showcaseWords } from '../../features/showcase/words.ja.ts';
import { usePageTitle } from '../../shared/i18n/use-page-title.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** Each section loads separately, so that none waits for the libraries of others. */
const ButtonsSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/buttons-section.tsx')).ButtonsSection,
}));
const ChoicesSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/choices-section.tsx')).ChoicesSection,
}));
const DataSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/data-section.tsx')).DataSection,
}));
const DatesSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/dates-section.tsx')).DatesSection,
}));
const FeedbackSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/feedback-section.tsx')).FeedbackSection,
}));
const FieldsSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/fields-section.tsx')).FieldsSection,
}));
const FilesSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/files-section.tsx')).FilesSection,
}));
const FormSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/form-section.tsx')).FormSection,
}));
const ImagesSection = lazy(async () => ({
  default: (await import('../../features/showcase/images/images-section.tsx')).ImagesSection,
}));
const LookSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/look-section.tsx')).LookSection,
}));
const NavigationSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/navigation-section.tsx'))
    .NavigationSection,
}));
const OverlaysSection = lazy(async () => ({
  default: (await import('../../features/showcase/sections/overlays-section.tsx')).OverlaysSection,
}));

export function UiPage() {
  const t = useWords(showcaseWords);
  const samples = useWords(sampleWords);
  usePageTitle(t('title'));
  const sections = [
    { id: 'look', heading: t('look.heading'), Body: LookSection },
    { id: 'buttons', heading: t('buttons.heading'), Body: ButtonsSection },
    { id: 'fields', heading: t('fields.heading'), Body: FieldsSection },
    { id: 'choices', heading: t('choices.heading'), Body: ChoicesSection },
    { id: 'dates', heading: t('dates.heading'), Body: DatesSection },
    { id: 'files', heading: t('files.heading'), Body: FilesSection },
    { id: 'images', heading: samples('heading'), Body: ImagesSection },
    { id: 'form', heading: t('form.heading'), Body: FormSection },
    { id: 'overlays', heading: t('overlays.heading'), Body: OverlaysSection },
    { id: 'navigation', heading: t('navigation.heading'), Body: NavigationSection },
    { id: 'data', heading: t('data.heading'), Body: DataSection },
    { id: 'feedback', heading: t('feedback.heading'), Body: FeedbackSection },
  ];
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 sm:px-8 md:px-16 md:py-10">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-[44em]">
          <h1 className="text-2xl font-bold">{t('title')}</h1>
          <p className="mt-1 text-sumi-2">{t('lead')}</p>
        </div>
        <SchemeSwitch />
      </div>
      <div className="grid gap-8 md:grid-cols-[184px_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="min-w-0 space-y-14">
          {sections.map(({ id, Body }) => (
            <Suspense key={id} fallback={<Skeleton className="h-96" />}>
              <Body id={id} />
            </Suspense>
          ))}
        </div>
      </div>
    </div>
  );
}
