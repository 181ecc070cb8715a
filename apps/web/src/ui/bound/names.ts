import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { IdKind } from './ids.ts';

type Fits<Values extends FieldValues> = Record<FieldPath<Values>, unknown>;

/** The field names whose values fit a control, so that a mismatch is a type error. */
export type Fitting<Values extends FieldValues, Are extends Fits<Values>> = {
  [Name in FieldPath<Values>]: Are[Name] extends true ? Name : never;
}[FieldPath<Values>];

/** Like Fitting, for values of a type parameter: always a subtype of field names. */
export type NamesWhere<Values extends FieldValues, Are extends Fits<Values>> = Fitting<
  Values,
  Are
> &
  FieldPath<Values>;

type Answer<Values extends FieldValues, Name extends FieldPath<Values>> = Exclude<
  FieldPathValue<Values, Name>,
  '' | null | undefined
>;

type IsText<Value> = string extends Value ? true : false;
type IsNumber<Value> = number extends Value ? true : false;
type IsCheck<Value> = [Value] extends [boolean] ? true : false;
type IsList<Value> = [Value] extends [readonly (string | number)[]] ? true : false;
/** A union of literals, as opposed to any text or number. */
type IsChoice<Value> = [Value] extends [object]
  ? false
  : [Value] extends [string | number]
    ? number extends Value
      ? false
      : true
    : false;

/** Free text, as opposed to a choice or a picture id. */
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

export type OptionOf<Values extends FieldValues, Name extends FieldPath<Values>> = `${Extract<
  Item<Answer<Values, Name>>,
  string | number
>}`;

/** Requires `ids="number"` for fields whose ids are numbers. */
export type IdsOf<Values extends FieldValues, Name extends FieldPath<Values>> =
  number extends Extract<Item<Answer<Values, Name>>, number>
    ? { ids?: IdKind | undefined }
    : [Extract<Item<Answer<Values, Name>>, number>] extends [never]
      ? { ids?: 'text' | undefined }
      : { ids: 'number' };
