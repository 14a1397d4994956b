import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { Documented, type ValueSchema } from './documented.js';
import { WrittenAs } from './written-value.js';

/**
 * The kinds of fields that requests have, each with its Turkish sentence. How long a text may be is a number of the contracts where a form
 * shows it, and one of these where none does. What a text must say is checked by the rules of its context.
 */
export const LENGTH = {
  /** Of mails, tickets and links. */
  token: 200,
  signature: 64,
  /** Of a document that was accepted or read. */
  version: 100,
  slug: 100,
  id: 36,
  rowId: 100,
  time: 40,
  timeZone: 64,
  /** Of an app, or for recovery, however it is grouped. */
  code: 50,
  /** In base64url. */
  credentialId: 1_400,
  credential: 20_000,
  transport: 40,
  search: 200,
  action: 100,
  /** What the console sends as JSON. */
  sort: 200,
  range: 100,
  filter: 2_000,
  /** One of several, by its name. */
  value: 100,
} as const;
export const COUNT = { topics: 100, transports: 10 } as const;

/** A text that is too long for the rules still reaches them, unless it is absurd: they have a better sentence for it. */
const ABSURD = 10;

/** Quotes, a comma and a space around an entry in JSON. */
const WRITTEN_AROUND = 4;

const isGiven = (_: object, value: unknown): boolean => value !== undefined;
const text = (max: number, longest = max) => [
  IsString({ message: 'Bu alan metin olmalıdır' }),
  MaxLength(longest, { message: `Bu alan en fazla ${max} karakter olmalıdır` }),
];
const oneOf = (values: readonly string[]) => IsIn(values, { message: `Geçerli değerler: ${values.join(', ')}` });
const id = () => IsUUID('all', { message: 'Geçersiz kimlik' });

export const Text = (max: number) => applyDecorators(Documented({ type: 'string', required: true, maxLength: max }), ...text(max));
export const OptionalText = (max: number) => applyDecorators(Documented({ type: 'string', required: false, maxLength: max }), IsOptional(), ...text(max));
/** A text whose length the rules judge. */
export const JudgedText = (max: number) => applyDecorators(Documented({ type: 'string', required: true, maxLength: max }), ...text(max, max * ABSURD));
export const OptionalJudgedText = (max: number) =>
  applyDecorators(Documented({ type: 'string', required: false, maxLength: max }), IsOptional(), ...text(max, max * ABSURD));
/** The same where what is stored is always a text: it may be left out, but null is none. */
export const GivenJudgedText = (max: number) =>
  applyDecorators(Documented({ type: 'string', required: false, maxLength: max }), ValidateIf(isGiven), ...text(max, max * ABSURD));
export const Id = () => applyDecorators(Documented({ type: 'string', required: true, format: 'uuid' }), id());
export const OptionalId = () => applyDecorators(Documented({ type: 'string', required: false, format: 'uuid' }), IsOptional(), id());
export const Flag = () => applyDecorators(Documented({ type: 'boolean', required: true }), IsBoolean({ message: 'Bu alan doğru veya yanlış olmalıdır' }));
export const OptionalFlag = () =>
  applyDecorators(Documented({ type: 'boolean', required: false }), IsOptional(), IsBoolean({ message: 'Bu alan doğru veya yanlış olmalıdır' }));
export const OneOf = (values: readonly string[]) => applyDecorators(Documented({ type: 'string', required: true, enum: values }), oneOf(values));
export const OptionalOneOf = (values: readonly string[]) =>
  applyDecorators(Documented({ type: 'string', required: false, enum: values }), ValidateIf(isGiven), oneOf(values));
/** One of a fixed set, or null for none of them. */
export const NullableOneOf = (values: readonly string[]) =>
  applyDecorators(Documented({ type: 'string', required: false, enum: values }), IsOptional(), oneOf(values));
/** Some of a fixed set, each once. */
export const OptionalSomeOf = (values: readonly string[]) =>
  applyDecorators(
    Documented({ type: 'array', required: false, maxItems: values.length, items: { type: 'string', enum: values } }),
    IsOptional(),
    IsArray({ message: 'Bu alan liste olmalıdır' }),
    ArrayUnique({ message: 'Listede aynı öğe iki kez olamaz' }),
    IsIn(values, { each: true, message: `Geçerli değerler: ${values.join(', ')}` }),
  );
export const OptionalTexts = (most: number, longest: number, absurd = 1) =>
  applyDecorators(
    Documented({ type: 'array', required: false, maxItems: most, items: { type: 'string', maxLength: longest } }),
    IsOptional(),
    IsArray({ message: 'Bu alan liste olmalıdır' }),
    ArrayMaxSize(most * absurd, { message: `En fazla ${most} öğe gönderilebilir` }),
    IsString({ each: true, message: 'Listede yalnızca metin olabilir' }),
    MaxLength(longest * absurd, { each: true, message: `Her öğe en fazla ${longest} karakter olmalıdır` }),
  );
/** A list of texts whose number and length the rules judge. */
export const OptionalJudgedTexts = (most: number, longest: number) => OptionalTexts(most, longest, ABSURD);
/** The same, which may also come as the JSON of a list in a text, as forms of other programs send it. */
export const OptionalWrittenTexts = (most: number, longest: number) =>
  applyDecorators(WrittenAs('list', most * (longest + WRITTEN_AROUND) * ABSURD), OptionalJudgedTexts(most, longest));
/** The same, which may come as words with commas between them, too. */
export const OptionalWrittenWords = (most: number, longest: number) =>
  applyDecorators(WrittenAs('words', most * (longest + WRITTEN_AROUND) * ABSURD), OptionalJudgedTexts(most, longest));
const ids = (most: number) => [
  IsArray({ message: 'Bu alan liste olmalıdır' }),
  ArrayMaxSize(most, { message: `En fazla ${most} öğe gönderilebilir` }),
  IsUUID('all', { each: true, message: 'Listede geçersiz bir kimlik var' }),
];
const idsSchema = (most: number, required: boolean) => ({ type: 'array', required, maxItems: most, items: { type: 'string', maxLength: 36 } }) as const;
export const Ids = (most: number) => applyDecorators(Documented(idsSchema(most, true)), ...ids(most));
export const OptionalIds = (most: number) => applyDecorators(Documented(idsSchema(most, false)), IsOptional(), ...ids(most));
/** Several values by their names; whether each is within its limits the rules judge. */
export const JudgedValues = (known: Readonly<Record<string, ValueSchema>>, sentence: string) =>
  applyDecorators(
    Documented({ type: 'object', required: true, properties: known, additionalProperties: false }),
    ValidateBy({ name: 'judgedValues', validator: { validate: (given) => areValues(given, known), defaultMessage: () => sentence } }),
  );
export const OptionalJudgedValues = (known: Readonly<Record<string, ValueSchema>>, sentence: string) =>
  applyDecorators(
    Documented({ type: 'object', required: false, properties: known, additionalProperties: false }),
    IsOptional(),
    ValidateBy({ name: 'judgedValues', validator: { validate: (given) => areValues(given, known), defaultMessage: () => sentence } }),
  );
/** How long each part of an entry may be, by its name. */
type Parts = Readonly<Record<string, number>>;
const partsSchema = (parts: Parts) =>
  ({
    properties: Object.fromEntries(Object.entries(parts).map(([name, maxLength]) => [name, { type: 'string', maxLength } as const])),
    additionalProperties: false,
  }) as const;
/** Texts by their names, which the rules judge. */
export const OptionalParts = (parts: Parts) =>
  applyDecorators(
    Documented({ type: 'object', required: false, ...partsSchema(parts) }),
    ValidateIf(isGiven),
    ValidateBy({ name: 'parts', validator: { validate: (given) => areParts(given, parts), defaultMessage: () => 'Bu alan beklenen biçimde değil' } }),
  );
/** The same, which may also come as the JSON of an object in a text. */
export const OptionalWrittenParts = (parts: Parts) => {
  const longest = Object.entries(parts).reduce((sum, [name, most]) => sum + name.length + most + 2 * WRITTEN_AROUND, 0);
  return applyDecorators(WrittenAs('object', longest * ABSURD), OptionalParts(parts));
};
/** How many texts a list may have, and how long each may be. */
type Lists = Readonly<Record<string, { readonly most: number; readonly longest: number }>>;
/** Texts and lists of texts by their names, which the rules judge; each may be null. */
export const OptionalDetails = (parts: Parts, lists: Lists) =>
  applyDecorators(
    Documented({
      ...{ type: 'object', required: false, additionalProperties: false },
      properties: {
        ...partsSchema(parts).properties,
        ...Object.fromEntries(
          Object.entries(lists).map(([name, { most, longest }]) => [
            name,
            { type: 'array', maxItems: most, items: { type: 'string', maxLength: longest } } as const,
          ]),
        ),
      },
    }),
    IsOptional(),
    ValidateBy({
      name: 'details',
      validator: { validate: (given) => areDetails(given, parts, lists), defaultMessage: () => 'Bu alan beklenen biçimde değil' },
    }),
  );
/** A list of such; `plain`: how long one that is a mere text may be, 0 where none is. How many there may be the rules judge. */
export const OptionalEntries = (parts: Parts, most: number, plain = 0) =>
  applyDecorators(
    Documented({
      ...{ type: 'array', required: false, maxItems: most },
      items: { type: plain > 0 ? ['object', 'string'] : 'object', ...partsSchema(parts), ...(plain > 0 && { maxLength: plain }) },
    }),
    ValidateIf(isGiven),
    IsArray({ message: 'Bu alan liste olmalıdır' }),
    ArrayMaxSize(most * ABSURD, { message: `En fazla ${most} öğe gönderilebilir` }),
    ValidateBy({
      name: 'entries',
      validator: {
        validate: (given) =>
          Array.isArray(given) && given.every((entry) => (typeof entry === 'string' && plain > 0 ? entry.length <= plain * ABSURD : areParts(entry, parts))),
        defaultMessage: () => 'Listede beklenen biçimde olmayan bir öğe var',
      },
    }),
  );
function areDetails(given: unknown, parts: Parts, lists: Lists): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const entries = Object.entries(given).filter(([, value]) => value !== null);
  const texts = entries.filter(([name]) => !Object.hasOwn(lists, name));
  const known = Object.entries(given).every(([name]) => Object.hasOwn(lists, name) || Object.hasOwn(parts, name));
  return known && areParts(Object.fromEntries(texts), parts) && entries.every(([name, value]) => !Object.hasOwn(lists, name) || areTexts(value, lists[name]));
}
const areTexts = (given: unknown, list: Lists[string] | undefined): boolean =>
  list !== undefined &&
  Array.isArray(given) &&
  given.length <= list.most * ABSURD &&
  given.every((text) => typeof text === 'string' && text.length <= list.longest * ABSURD);
function areParts(given: unknown, parts: Parts): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  return Object.entries(given).every(([name, value]) => {
    const most = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return most !== undefined && typeof value === 'string' && value.length <= most * ABSURD;
  });
}
function areValues(given: unknown, known: Readonly<Record<string, ValueSchema>>): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  return Object.entries(given).every(
    ([name, value]) =>
      Object.hasOwn(known, name) &&
      (known[name]?.type === 'string'
        ? typeof value === 'string' && value.length <= Math.max(LENGTH.value, known[name]?.maxLength ?? 0)
        : isNumber(value, known[name]?.type !== 'integer')),
  );
}
const isNumber = (value: unknown, orNull: boolean): boolean => typeof value === 'number' || (orNull && value === null);
const whole = (min: number, max: number) => [
  IsInt({ message: 'Bu alan tam sayı olmalıdır' }),
  Min(min, { message: `Bu alan en az ${min} olmalıdır` }),
  Max(max, { message: `Bu alan en fazla ${max} olmalıdır` }),
];
export const Whole = (min: number, max: number) =>
  applyDecorators(Documented({ type: 'integer', required: true, minimum: min, maximum: max }), ...whole(min, max));
/** In a query the text is read as a number (the pipe does it); in a body it has to be one. */
export const OptionalWhole = (min: number, max: number) =>
  applyDecorators(Documented({ type: 'integer', required: false, minimum: min, maximum: max }), ValidateIf(isGiven), ...whole(min, max));

/** A whole number whose size the rules judge. */
export const OptionalJudgedWhole = (min: number, max: number) =>
  applyDecorators(Documented({ type: 'integer', required: false, minimum: min, maximum: max }), ValidateIf(isGiven), ...whole(-max * ABSURD, max * ABSURD));

/** Some whole numbers, each within its limits. */
export const OptionalWholes = (most: number, min: number, max: number) =>
  applyDecorators(
    Documented({ type: 'array', required: false, maxItems: most, items: { type: 'integer', minimum: min, maximum: max } }),
    ValidateIf(isGiven),
    IsArray({ message: 'Bu alan liste olmalıdır' }),
    ArrayMaxSize(most, { message: `En fazla ${most} öğe gönderilebilir` }),
    IsInt({ each: true, message: 'Listede yalnızca tam sayı olabilir' }),
    Min(min, { each: true, message: `Her öğe en az ${min} olmalıdır` }),
    Max(max, { each: true, message: `Her öğe en fazla ${max} olmalıdır` }),
  );

/** The same where null says that there is none. */
export const NullableWhole = (min: number, max: number) =>
  applyDecorators(Documented({ type: 'integer', required: false, minimum: min, maximum: max }), IsOptional(), ...whole(min, max));

/** A number that need not be whole, or null. */
export const NullableNumber = (min: number, max: number) =>
  applyDecorators(
    Documented({ type: 'number', required: false, minimum: min, maximum: max }),
    IsOptional(),
    IsNumber({}, { message: 'Bu alan sayı olmalıdır' }),
    Min(min, { message: `Bu alan en az ${min} olmalıdır` }),
    Max(max, { message: `Bu alan en fazla ${max} olmalıdır` }),
  );

/** Degrees of latitude or longitude. */
export const Degrees = (most: number) =>
  applyDecorators(
    Documented({ type: 'number', required: true, minimum: -most, maximum: most }),
    IsNumber({}, { message: 'Bu alan sayı olmalıdır' }),
    Min(-most, { message: `Bu alan en az ${-most} olmalıdır` }),
    Max(most, { message: `Bu alan en fazla ${most} olmalıdır` }),
  );

const FARTHEST = 10_000_000;
/** How many rows of a list are wanted; `windowOf` gives fewer. */
export const OptionalLimit = () => OptionalWhole(1, FARTHEST);
/** A place in a list, from 0 on. */
export const OptionalOffset = (last: number = FARTHEST) => OptionalWhole(0, last);

/** Where a list begins; see `windowOf`. */
export class WindowDto {
  @OptionalLimit()
  limit?: number;

  @OptionalOffset()
  offset?: number;

  @OptionalLimit()
  page?: number;
}
