import { fieldLabel } from '../../../../contracts/audit-timeline.js';

/** Kept as JSON: what was written with a request that waits for a second person, by the fields that it stood in. */
const BY_FIELDS = 'words';

/** A personal field as it is shown to whoever said why; null where there is nothing to show. */
export function revealedText(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field === BY_FIELDS) return linesOf(JSON.parse(String(value)));
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const linesOf = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([field, text]) => `${fieldLabel(field)}: ${text}`)
    .join('\n');
