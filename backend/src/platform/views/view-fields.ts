import { Schema } from 'mongoose';

/** A field of a view: how Mongoose knows it, and – for the compiler alone – what it holds. */
export interface Field<Value> {
  readonly type: unknown;
  /** It may hold what is personal in a fact, or what was made of it. */
  readonly isPersonal?: true;
  readonly holds?: () => Value;
}
/** A field that some documents have not got. */
export interface SometimesField<Value> extends Field<Value> {
  readonly isSometimes: true;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
type Held<F> = F extends { readonly holds?: () => infer Value } ? Value : never;
type SometimesIn<F> = { [Name in keyof F]: F[Name] extends SometimesField<unknown> ? Name : never }[keyof F];
/** A document of a view with these fields. */
export type DocumentFrom<F> = Flat<
  { readonly _id: string } & { readonly [Name in keyof F as Exclude<Name, SometimesIn<F> | '_id'>]: Held<F[Name]> } & {
    readonly [Name in keyof F as Extract<Name, SometimesIn<F>>]?: Held<F[Name]>;
  }
>;
type Flat<T> = { readonly [Name in keyof T]: T[Name] };

/** A text. */
export const text: Field<string> = { type: String };
/** A number. */
export const number: Field<number> = { type: Number };
/** Yes or no. */
export const flag: Field<boolean> = { type: Boolean };
/** Texts in an order. */
export const texts: Field<readonly string[]> = { type: [String] };
/** Numbers in an order. */
export const numbers: Field<readonly number[]> = { type: [Number] };
/** One of some texts. */
export const oneOf = <Value extends string>(): Field<Value> => ({ type: String });
/** One of some numbers. */
export const numberOf = <Value extends number>(): Field<Value> => ({ type: Number });
/** Yes, in documents that have it. */
export const yes: Field<true> = { type: Boolean };
/** Some of some texts. */
export const someOf = <Value extends string>(): Field<readonly Value[]> => ({ type: [String] });
/** What is no plain value; no index can hold it. */
export const object = <Value>(): Field<Value> => ({ type: Schema.Types.Mixed });
/** A list of what is no plain value; no index can hold it. */
export const objects = <Value>(): Field<readonly Value[]> => ({ type: [Schema.Types.Mixed] });

/** The field, or null. */
export const orNull = <Value>(field: Field<Value>): Field<Value | null> => field as Field<Value | null>;
/** The field, which some documents have not got. */
export const sometimes = <Value>(field: Field<Value>): SometimesField<Value> => ({ ...field, isSometimes: true });
/** The field, which may hold what is personal: the facts that `forgottenWith` names empty it, or remove the document. */
export const personal = <F extends Field<unknown>>(field: F): F => ({ ...field, isPersonal: true });
