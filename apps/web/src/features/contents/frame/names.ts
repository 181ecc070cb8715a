import type { PictureId } from '@engawa/contract/contents/outline/form-of';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { AreTexts, Fitting, NamesWhere } from '../../../ui/bound/names.ts';
import type { ContentValues } from './form/content-values.ts';

type InLanguage<Name> = Name extends `jp.${infer Field}` ? Field : never;

/** Name of a text or address within one language: `services.0.productTitle`. */
export type WordsField<Values extends ContentValues> = InLanguage<
  Fitting<Values, AreTexts<Values>>
>;

type IsPicture<Value> = [Value, PictureId] extends [PictureId, Value] ? true : false;
type HoldsPictures<Value> = [Value] extends [readonly Readonly<Record<string, PictureId>>[]]
  ? true
  : false;
type HoldsParts<Value> = [Value] extends [readonly object[]] ? true : false;

export type PictureName<Values extends ContentValues> = NamesWhere<
  Values,
  { [Name in FieldPath<Values>]: IsPicture<FieldPathValue<Values, Name>> }
>;

export type PictureListName<Values extends ContentValues> = NamesWhere<
  Values,
  { [Name in FieldPath<Values>]: HoldsPictures<FieldPathValue<Values, Name>> }
>;

/** Name of a list of objects within one language: `services`. */
export type PartsField<Values extends ContentValues> = InLanguage<
  Fitting<Values, { [Name in FieldPath<Values>]: HoldsParts<FieldPathValue<Values, Name>> }>
>;

export type ItemAt<Values extends ContentValues, Name> =
  Name extends FieldPath<Values>
    ? FieldPathValue<Values, Name> extends readonly (infer Item)[]
      ? Item
      : never
    : never;
