/** What may be wrong with a field of any form, said with the same sentences everywhere. */
import { blankProblem, lineFlaw, lineProblem } from './one-line.js';
import { boundProblem } from './text-bounds.js';

export const needed = (field: string): string => `${field} gereklidir`;
export const atLeast = (field: string, least: number): string => `${field} en az ${least} karakter olmalıdır`;
export const atMost = (field: string, most: number): string => `${field} en fazla ${most.toLocaleString('tr-TR')} karakter olmalıdır`;

interface Length {
  min: number;
  max: number;
}

/** Of a field that must be filled in, by its length alone. */
export function lengthProblem(field: string, text: string, { min, max }: Length): string | null {
  const { length } = text.trim();
  if (length === 0) return needed(field);
  if (length < min) return atLeast(field, min);
  return length > max ? atMost(field, max) : null;
}

/** Of a line that must be filled in. */
export const neededLineProblem = (field: string, line: string, length: Length): string | null => lengthProblem(field, line, length) ?? lineProblem(field, line);

/** Of a line that may stay empty. */
export const mostLineProblem = (field: string, line: string | null, most: number): string | null =>
  (line ?? '').trim().length > most ? atMost(field, most) : lineProblem(field, line ?? '');

/** Of a text that may stay empty and stands among the words of others: lines of its own are folded there. */
export const foldedProblem = (field: string, text: string, most: number): string | null =>
  text.trim().length > most ? atMost(field, most) : lineProblem(field, text.replace(/\s+/g, ' '));

/** Of a Markdown text that must be filled in. */
export const textProblem = (field: string, text: string, length: Length): string | null =>
  lengthProblem(field, text, length) ?? blankProblem(field, text) ?? boundProblem(text);

interface ListLimits {
  most: number;
  longest: number;
  tooMany: string;
}

/** First problem of a list of lines; `field` is one of them. */
export function listProblem(lines: readonly string[], field: string, { most, longest, tooMany }: ListLimits): string | null {
  if (lines.length > most) return tooMany;
  return lines.map((line) => mostLineProblem(field, line, longest)).find((problem) => problem !== null) ?? null;
}

/** Of an address that others are led to; it may stay empty. */
export function addressProblem(field: string, address: string | null, most: number, unfit: string): string | null {
  if (!address) return null;
  if (address.length > most) return atMost(field, most);
  return isPublicAddress(address) ? null : unfit;
}

/** What an address is not written with: other programs read it out of pages and feeds, and each mends it in its own way. */
const UNWRITTEN = /[\s"<>\\^`{|}]/u;
/** A name with its domain, in letters of any language once it was read; numbers of machines are none. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

function isPublicAddress(address: string): boolean {
  if (!/^https:\/\/[^/@:?#]+(?:[/?#]|$)/u.test(address) || UNWRITTEN.test(address) || lineFlaw(address) !== null) return false;
  return URL.canParse(address) && HOST.test(new URL(address).hostname);
}

/** The fields that have a problem, in their order. */
export function onlyProblems<Field extends string>(problems: Partial<Record<Field, string | null>>): Partial<Record<Field, string>> {
  const found = Object.entries<string | null | undefined>(problems).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}
