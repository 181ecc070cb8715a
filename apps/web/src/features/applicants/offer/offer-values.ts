import { outcomeTexts } from '@engawa/contract/applications/outcome-texts';
import type { OfferTerms } from '@engawa/contract/offers/schemas';
import type { ChosenFile, SuggestedTerms } from './queries.ts';

interface Texts {
  jp: string;
  en: string;
}

type Written =
  | 'position'
  | 'workplace'
  | 'salaryNote'
  | 'payment'
  | 'leaving'
  | 'otherConditions'
  | 'payReason';

export type OfferValues = Record<Written, Texts> &
  Pick<OfferTerms, 'startsOn' | 'replyBy' | 'conditions'> & {
    employmentType: OfferTerms['employmentType'] | '';
    salaryType: OfferTerms['salaryType'] | '';
    salary: number | '';
    text: Texts;
    documentKind: 'made' | 'own-file';
    /** Kept while the other kind is chosen. */
    file: ChosenFile | null;
  };

const shown = ({ jp, en }: { jp: string | null; en: string | null }): Texts => ({
  jp: jp ?? '',
  en: en ?? '',
});

const stored = ({ jp, en }: Texts) => ({ jp: jp.trim() || null, en: en.trim() || null });

export const valuesOf = (terms: SuggestedTerms, file: ChosenFile | null): OfferValues => ({
  documentKind: file ? 'own-file' : 'made',
  file,
  position: shown(terms.position),
  employmentType: terms.employmentType ?? '',
  startsOn: terms.startsOn ?? '',
  workplace: shown(terms.workplace),
  salaryType: terms.salaryType ?? '',
  salary: terms.salary ?? '',
  salaryNote: shown(terms.salaryNote),
  payment: shown(terms.payment),
  leaving: shown(terms.leaving),
  conditions: terms.conditions,
  otherConditions: shown(terms.otherConditions),
  payReason: shown(terms.payReason),
  replyBy: terms.replyBy,
  text: outcomeTexts.offered,
});

/** The company's own file; null if the document is typeset from the terms. */
export const fileOf = ({ documentKind, file }: OfferValues) =>
  documentKind === 'own-file' ? file : null;

export const textOf = ({ text }: OfferValues) => stored(text);

/** The body's terms; blank choices stay blank, so that validation reports them. */
export const termsOf = (values: OfferValues) => ({
  position: stored(values.position),
  employmentType: values.employmentType,
  startsOn: values.startsOn,
  workplace: stored(values.workplace),
  salaryType: values.salaryType,
  salary: values.salary,
  salaryNote: stored(values.salaryNote),
  payment: stored(values.payment),
  leaving: stored(values.leaving),
  conditions: values.conditions,
  otherConditions: stored(values.otherConditions),
  payReason: stored(values.payReason),
  replyBy: values.replyBy,
});
