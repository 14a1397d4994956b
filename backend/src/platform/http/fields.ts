import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Documented } from './documented.js';

/** The kinds of fields that requests have, each with its Turkish sentence. What a text must say is checked by the rules of its context. */

/** Far above every limit of the contracts: keeps absurd texts away from the rules. */
const LONGEST_TEXT = 20_000;

const isGiven = (_: object, value: unknown): boolean => value !== undefined;
const text = (max: number) => [IsString({ message: 'Bu alan metin olmalıdır' }), MaxLength(max, { message: `Bu alan en fazla ${max} karakter olmalıdır` })];
const oneOf = (values: readonly string[]) => IsIn(values, { message: `Geçerli değerler: ${values.join(', ')}` });
const id = () => IsUUID('all', { message: 'Geçersiz kimlik' });

export const Text = (max = LONGEST_TEXT) => applyDecorators(Documented({ type: 'string', required: true, maxLength: max }), ...text(max));
export const OptionalText = (max = LONGEST_TEXT) =>
  applyDecorators(Documented({ type: 'string', required: false, maxLength: max }), IsOptional(), ...text(max));
export const Id = () => applyDecorators(Documented({ type: 'string', required: true, format: 'uuid' }), id());
export const OptionalId = () => applyDecorators(Documented({ type: 'string', required: false, format: 'uuid' }), IsOptional(), id());
export const Flag = () => applyDecorators(Documented({ type: 'boolean', required: true }), IsBoolean({ message: 'Bu alan doğru veya yanlış olmalıdır' }));
export const OptionalFlag = () =>
  applyDecorators(Documented({ type: 'boolean', required: false }), IsOptional(), IsBoolean({ message: 'Bu alan doğru veya yanlış olmalıdır' }));
export const OneOf = (values: readonly string[]) => applyDecorators(Documented({ type: 'string', required: true, enum: values }), oneOf(values));
export const OptionalOneOf = (values: readonly string[]) =>
  applyDecorators(Documented({ type: 'string', required: false, enum: values }), ValidateIf(isGiven), oneOf(values));
export const OptionalTexts = (most: number, longest: number) =>
  applyDecorators(
    Documented({ type: 'array', required: false, maxItems: most, items: { type: 'string', maxLength: longest } }),
    IsOptional(),
    IsArray({ message: 'Bu alan liste olmalıdır' }),
    ArrayMaxSize(most, { message: `En fazla ${most} öğe gönderilebilir` }),
    IsString({ each: true, message: 'Listede yalnızca metin olabilir' }),
    MaxLength(longest, { each: true, message: `Her öğe en fazla ${longest} karakter olmalıdır` }),
  );
const ids = (most: number) => [
  IsArray({ message: 'Bu alan liste olmalıdır' }),
  ArrayMaxSize(most, { message: `En fazla ${most} öğe gönderilebilir` }),
  IsUUID('all', { each: true, message: 'Listede geçersiz bir kimlik var' }),
];
const idsSchema = (most: number, required: boolean) => ({ type: 'array', required, maxItems: most, items: { type: 'string', maxLength: 36 } }) as const;
export const Ids = (most: number) => applyDecorators(Documented(idsSchema(most, true)), ...ids(most));
export const OptionalIds = (most: number) => applyDecorators(Documented(idsSchema(most, false)), IsOptional(), ...ids(most));
/** In a query the text is read as a number (the pipe does it); in a body it has to be one. */
export const OptionalWhole = (min: number, max: number) =>
  applyDecorators(
    Documented({ type: 'integer', required: false, minimum: min, maximum: max }),
    ValidateIf(isGiven),
    IsInt({ message: 'Bu alan tam sayı olmalıdır' }),
    Min(min, { message: `Bu alan en az ${min} olmalıdır` }),
    Max(max, { message: `Bu alan en fazla ${max} olmalıdır` }),
  );

/** Where a list begins; see `windowOf`. */
export class WindowDto {
  @OptionalWhole(1, 1_000_000)
  limit?: number;

  @OptionalWhole(0, 10_000_000)
  offset?: number;

  @OptionalWhole(1, 1_000_000)
  page?: number;
}
