import { validate } from 'uuid';
import { malformed } from '../refusals/refusals.js';
import { LENGTH } from './fields.js';

/** Room for as many ids as a list may have, and a comma behind each. */
export const longestIds = (most: number): number => most * `${LENGTH.id},`.length;

/** The ids of a query, with commas in between, each once. Throws RuleViolation for more, and for what is none. */
export function idsIn(text: string, most: number): readonly string[] {
  const ids = [...new Set(text.split(',').flatMap((id) => id.trim() || []))];
  if (ids.length > most || !ids.every((id) => validate(id))) throw malformed('Adresteki kimlikler geçersiz.');
  return ids;
}
