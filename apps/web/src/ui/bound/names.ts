import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { IdKind } from './ids.ts';

type Fits<Values extends FieldValues> = Record<FieldPath<Values>, unknown>;

/** The names whose values fit a control, so that a control never stands at another kind of field. */
export type Fitting<Values extends FieldValues, Are extends Fits<Values>> = {
  [Name in FieldPath<Values>]: Are[Name] extends true ? Name : never;
}[FieldPath<Values>];

/** The same where the values are not known yet: names of fields in any case. */
export type NamesWhere<Values extends FieldValues, Are extends Fits<Values>> = Fitting<
  Values,
  Are
> &
  FieldPath<Values>;

/** What is answered, without the blank. */
type Answer<Values extends FieldValues, Name extends FieldPath<Values>> = Exclude<
  FieldPathValue<Values, Name>,
  '' | null | undefined
>;

type IsText<Value> = string extends Value ? true : false;
type IsNumber<Value> = number extends Value ? true : false;
type IsCheck<Value> = [Value] extends [boolean] ? true : false;
type IsList<Value> = [Value] extends [readonly (string | number)[]] ? true : false;
/** One of several: a text or a number that is not just any. */
type IsChoice<Value> = [Value] extends [object]
  ? false
  : [Value] extends [string | number]
    ? number extends Value
      ? false
      : true
    : false;

/** Text that somebody types: not one of several answers, and no picture. */
export type TextName<Values extends FieldValues> = NamesWhere<Values, AreTexts<Values>>;

export type AreTexts<Values extends FieldValues> = {
  [Name in FieldPath<Values>]: IsText<FieldPathValue<Values, Name>>;
};

export type NumberName<Values extends FieldValues> = NamesWhere<
  Values,
  { [Name in FieldPath<Values>]: IsNumber<Answer<Values, Name>> }
>;

export type CheckName<Values extends FieldValues> = NamesWhere<
  Values,
  { [Name in FieldPath<Values>]: IsCheck<FieldPathValue<Values, Name>> }
>;

export type ListName<Values extends FieldValues> = NamesWhere<
  Values,
  { [Name in FieldPath<Values>]: IsList<Answer<Values, Name>> }
>;

export type ChoiceName<Values extends FieldValues> = NamesWhere<
  Values,
  { [Name in FieldPath<Values>]: IsChoice<Answer<Values, Name>> }
>;

type Item<Value> = Value extends readonly (infer One)[] ? One : Value;

/** The ids that a field can hold, as a list of options writes them. */
export type OptionOf<Values extends FieldValues, Name extends FieldPath<Values>> = `${Extract<
  Item<Answer<Values, Name>>,
  string | number
>}`;

/** Ids that are numbers have to be said to be. */
export type IdsOf<Values extends FieldValues, Name extends FieldPath<Values>> =
  number extends Extract<Item<Answer<Values, Name>>, number>
    ? { ids?: IdKind | undefined }
    : [Extract<Item<Answer<Values, Name>>, number>] extends [never]
      ? { ids?: 'text' | undefined }
      : { ids: 'number' };
