import { say } from '@engawa/contract/language';
import { type DegreeTypeId, degreeTypes } from '@engawa/contract/reference/people/degree-types';
import { majorCategories } from '@engawa/contract/reference/people/major-categories';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import {
  degreesOf,
  hasMajor,
  schoolTypes,
  universityTypes,
} from '@engawa/contract/reference/people/school-types';
import { universityPlaces } from '@engawa/contract/reference/people/university-places';
import { type CountryCode, countries } from '@engawa/contract/reference/places/countries';
import { frequentOrigins } from '@engawa/contract/reference/places/frequent-countries';
import { useEffect, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf, optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundRadios } from '../../../ui/bound/fields/bound-radios.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import type { EducationValues } from './education-values.ts';
import { UniversityName } from './university-name.tsx';
import { words as educationWords } from './words.ja.ts';

interface UniversityFieldsProps {
  form: UseFormReturn<EducationValues>;
  at: 'university' | `pastUniversities.${number}`;
  /** The student's country of origin, the likely country of a school abroad. */
  origin: CountryCode | null;
}

const isOneOf = (degrees: readonly DegreeTypeId[], id: string): boolean =>
  degrees.some((degree) => degree === id);

const thisYear = new Date().getFullYear();

export function UniversityFields({ form, at, origin }: UniversityFieldsProps) {
  const t = useWords(educationWords);
  const { place, majorType, degreeType, ...entered } = form.watch(at);
  // A draft from before the kinds of schools names none.
  const schoolType = entered.schoolType || 'university';
  const degrees = degreesOf({ schoolType, place: place || 'japan' });
  const onlyDegree = degrees.length === 1 ? degrees[0] : undefined;
  const withMajor = hasMajor(schoolType);
  const elsewhere = useMemo(
    () => optionsByUse(countries, frequentOrigins).filter(({ value }) => value !== 'JP'),
    [],
  );
  const categories = majorCategories.entries
    .filter(({ type }) => type === majorType)
    .map(({ id, name }) => ({ value: id, label: say(name, language) }));
  const pair = 'grid gap-5 sm:grid-cols-2';

  // Preselects the country of origin when "abroad" is chosen.
  useEffect(() => {
    if (place !== 'abroad' || !origin || origin === 'JP') return;
    if (form.getValues(`${at}.country`) === '') form.setValue(`${at}.country`, origin);
  }, [form, at, place, origin]);

  // When the kind of school changes: selects its degree if there is only one, and clears a degree
  // that this kind does not give.
  useEffect(() => {
    if (isOneOf(degrees, degreeType)) return;
    const next = onlyDegree ?? '';
    if (degreeType !== next) form.setValue(`${at}.degreeType`, next);
  }, [form, at, degrees, degreeType, onlyDegree]);

  return (
    <>
      <BoundSelect
        form={form}
        name={`${at}.schoolType`}
        label={t('schoolType')}
        options={optionsOf(schoolTypes)}
        placeholder={false}
        required
      />
      <BoundRadios
        form={form}
        name={`${at}.place`}
        label={t('place')}
        options={optionsOf(universityPlaces)}
        layout="row"
      />
      {place === 'abroad' && (
        <BoundSelect
          form={form}
          name={`${at}.country`}
          label={t('country')}
          options={elsewhere}
          required
        />
      )}
      <UniversityName
        form={form}
        name={`${at}.name`}
        listed={place === 'japan' && universityTypes.includes(schoolType)}
      />
      <div className={pair}>
        {withMajor && (
          <>
            <BoundSelect
              form={form}
              name={`${at}.degreeType`}
              label={t('degreeType')}
              options={degrees.map((id) => ({ value: id, label: nameOf(degreeTypes, id) }))}
              required
            />
            <BoundText form={form} name={`${at}.department`} label={t('department')} />
            <BoundSelect
              form={form}
              name={`${at}.majorType`}
              label={t('majorType')}
              options={optionsOf(majorTypes)}
              required
            />
            <BoundSelect
              form={form}
              name={`${at}.majorCategory`}
              label={t('majorCategory')}
              options={categories}
              required
            />
          </>
        )}
        <BoundMonth
          form={form}
          name={`${at}.entrance`}
          label={t('entrance')}
          years={[thisYear + 1, thisYear - 40]}
          required
        />
        <BoundMonth
          form={form}
          name={`${at}.graduation`}
          label={t('graduation')}
          hint={t('graduationHint')}
          years={[thisYear + 8, thisYear - 40]}
          required
        />
      </div>
    </>
  );
}
