import type { FieldPath } from 'react-hook-form';
import { expectTypeOf, test } from 'vitest';
import type {
  CheckName,
  ChoiceName,
  IdsOf,
  ListName,
  NumberName,
  OptionOf,
  TextName,
} from '../../../ui/bound/names.ts';
import type { GeneralValues } from '../general/general-values.ts';
import type { JobValues } from '../job-editor/job-values.ts';
import type { ItemAt, PartsField, PictureListName, PictureName, WordsField } from './names.ts';

/** Checked by the compiler: a wrongly wired editor field is a type error. */
type Job = JobValues;
type General = GeneralValues;

test('rejects a misspelled field name', () => {
  expectTypeOf<'common.salaryMin'>().toExtend<FieldPath<Job>>();
  expectTypeOf<'common.salaryMni'>().not.toExtend<FieldPath<Job>>();
  expectTypeOf<'workLocation'>().toExtend<WordsField<Job>>();
  expectTypeOf<'workLocations'>().not.toExtend<WordsField<Job>>();
});

test('accepts a picture field only in a picture control, and nothing else there', () => {
  expectTypeOf<'jp.coverImage'>().toExtend<PictureName<Job>>();
  expectTypeOf<'jp.coverImage'>().not.toExtend<TextName<Job>>();
  expectTypeOf<'jp.coverImage'>().not.toExtend<ChoiceName<Job>>();
  expectTypeOf<'coverImage'>().not.toExtend<WordsField<Job>>();
  expectTypeOf<'jp.position'>().not.toExtend<PictureName<Job>>();
  expectTypeOf<'jp.offices.0.companyOfficeImage'>().toExtend<PictureName<General>>();
});

test('keeps text, number, checkbox, choice and multiple choice apart', () => {
  expectTypeOf<'common.contactPhone'>().toExtend<TextName<General>>();
  expectTypeOf<'common.salaryMin'>().toExtend<NumberName<Job>>();
  expectTypeOf<'common.salaryMin'>().not.toExtend<TextName<Job>>();
  expectTypeOf<'common.salaryMin'>().not.toExtend<ChoiceName<Job>>();
  expectTypeOf<'common.salaryType'>().toExtend<ChoiceName<Job>>();
  expectTypeOf<'common.salaryType'>().not.toExtend<TextName<Job>>();
  expectTypeOf<'jp.recruitmentType'>().toExtend<ChoiceName<Job>>();
  expectTypeOf<'jp.recruitmentType'>().not.toExtend<NumberName<Job>>();
  expectTypeOf<'common.dispatch'>().toExtend<CheckName<Job>>();
  expectTypeOf<'common.dispatch'>().not.toExtend<ChoiceName<Job>>();
  expectTypeOf<'common.majors'>().toExtend<ListName<Job>>();
  expectTypeOf<'common.salaryType'>().not.toExtend<ListName<Job>>();
  expectTypeOf<'common.insurances'>().toExtend<ListName<Job>>();
  expectTypeOf<'common.fixedOvertime.hours'>().toExtend<NumberName<Job>>();
});

test('offers in a choice the ids of its own table', () => {
  expectTypeOf<'monthly'>().toExtend<OptionOf<Job, 'common.salaryType'>>();
  expectTypeOf<'full-time'>().not.toExtend<OptionOf<Job, 'common.salaryType'>>();
  expectTypeOf<'1'>().toExtend<OptionOf<Job, 'jp.feature'>>();
  expectTypeOf<string>().not.toExtend<OptionOf<Job, 'jp.feature'>>();
});

test('tells numeric ids from text ids', () => {
  expectTypeOf<{ ids: 'number' }>().toExtend<IdsOf<Job, 'jp.feature'>>();
  expectTypeOf<object>().not.toExtend<IdsOf<Job, 'jp.feature'>>();
  expectTypeOf<{ ids: 'number' }>().not.toExtend<IdsOf<Job, 'common.salaryType'>>();
});

test('requires the key of the items of a picture list', () => {
  type Name = 'jp.services.0.companyProductImage';
  expectTypeOf<Name>().toExtend<PictureListName<General>>();
  expectTypeOf<'jp.services'>().not.toExtend<PictureListName<General>>();
  expectTypeOf<keyof ItemAt<General, Name>>().toEqualTypeOf<'productImage'>();
});

test('accepts a paired list of one language only, with defaults that fit its items', () => {
  expectTypeOf<'offices'>().toExtend<PartsField<General>>();
  expectTypeOf<'yearlyFigures'>().not.toExtend<PartsField<General>>();
  expectTypeOf<'feature'>().not.toExtend<PartsField<General>>();
  expectTypeOf<{ tab: 'overseas' }>().toExtend<Partial<ItemAt<General, 'jp.offices'>>>();
  expectTypeOf<{ tab: 'elsewhere' }>().not.toExtend<Partial<ItemAt<General, 'jp.offices'>>>();
});
