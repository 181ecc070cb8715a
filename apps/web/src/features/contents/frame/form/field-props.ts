import type { Outline } from '@engawa/contract/contents/outline/outline';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { language } from '../../../../shared/i18n/language.ts';
import type { ContentValues } from './content-values.ts';
import type { Editor } from './use-content-form.ts';

/** The outline's name of a field: `jp.services.0.productTitle` → `services.*.productTitle`. */
export const placeOf = (name: string): string =>
  name.replace(/^(?:jp|en)\./, '').replaceAll(/\.\d+(?=\.|$)/g, '.*');

export const labelAt = ({ labels }: Pick<Outline, 'labels'>, place: string): string =>
  labels[place]?.[language] ?? '';

interface FieldProps<Values extends ContentValues, Name> {
  form: UseFormReturn<Values>;
  name: Name;
  label: string;
  mark: string | undefined;
}

/** Props for a control: its name, and its label and requirement from the outline. */
export const fieldProps =
  <Values extends ContentValues>({ form, outline, marks }: Editor<Values>) =>
  <Name extends FieldPath<Values>>(name: Name): FieldProps<Values, Name> => {
    const place = placeOf(name);
    const label = labelAt(outline, place);
    const inLanguage = !place.startsWith('common.') && !outline.shared.includes(place);
    const mark = inLanguage ? marks.inLanguage : marks.toPublish;
    return { form, name, label, mark: outline.needed.includes(place) ? mark : undefined };
  };
