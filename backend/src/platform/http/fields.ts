import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';

/** The kinds of fields that requests have, each with its Turkish sentence. What a text must say is checked by the rules of its context. */

/** Far above every limit of the contracts: keeps absurd texts away from the rules. */
const LONGEST_TEXT = 20_000;

export const Text = (max = LONGEST_TEXT) =>
  applyDecorators(IsString({ message: 'Bu alan metin olmalıdır' }), MaxLength(max, { message: `Bu alan en fazla ${max} karakter olmalıdır` }));
export const OptionalText = (max = LONGEST_TEXT) => applyDecorators(IsOptional(), Text(max));
export const Id = () => IsUUID('all', { message: 'Geçersiz kimlik' });
export const OptionalId = () => applyDecorators(ValidateIf((_, value) => value !== undefined && value !== null), Id());
export const OptionalFlag = () => applyDecorators(IsOptional(), IsBoolean({ message: 'Bu alan doğru veya yanlış olmalıdır' }));
export const OneOf = (values: readonly string[]) => IsIn(values, { message: `Geçerli değerler: ${values.join(', ')}` });
export const OptionalOneOf = (values: readonly string[]) => applyDecorators(ValidateIf((_, value) => value !== undefined), OneOf(values));
export const OptionalTexts = (most: number, longest: number) =>
  applyDecorators(
    IsOptional(),
    IsArray({ message: 'Bu alan liste olmalıdır' }),
    ArrayMaxSize(most, { message: `En fazla ${most} öğe gönderilebilir` }),
    IsString({ each: true, message: 'Listede yalnızca metin olabilir' }),
    MaxLength(longest, { each: true, message: `Her öğe en fazla ${longest} karakter olmalıdır` }),
  );
export const OptionalWhole = (min: number, max: number) =>
  applyDecorators(
    ValidateIf((_, value) => value !== undefined),
    Type(() => Number),
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
