import { lazy, Suspense } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { PersonValues } from './person-values.ts';
import { words as companyProfileWords } from './words.ja.ts';

/** Lazy, because uploading and cropping need much code. */
const LazySlot = lazy(async () => ({
  default: (await import('./picture-slot.tsx')).PictureSlot,
}));

interface PictureFieldProps {
  form: UseFormReturn<PersonValues>;
  storedUrl: string | null;
}

export function PictureField({ form, storedUrl }: PictureFieldProps) {
  const t = useWords(companyProfileWords);
  const placeholder = (
    <div>
      <span className="font-semibold">{t('person.picture')}</span>
      <span className="mt-1.5 block size-36">
        <Skeleton className="h-full" />
      </span>
    </div>
  );
  return (
    <Suspense fallback={placeholder}>
      <Controller
        control={form.control}
        name="picture"
        render={({ field }) => (
          <LazySlot chosen={field.value} onChange={field.onChange} storedUrl={storedUrl} />
        )}
      />
    </Suspense>
  );
}
