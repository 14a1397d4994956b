const DAY_MS = 24 * 60 * 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

export const SPANS = [
  { value: '30', label: 'Son 30 gün' },
  { value: '90', label: 'Son 90 gün' },
  { value: 'year', label: 'Bu yıl' },
  { value: 'own', label: 'Kendi tarihlerim' },
] as const;
export type SpanChoice = (typeof SPANS)[number]['value'];

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days of a choice, both included; one's own begin as the last thirty. */
export function daysOf(choice: SpanChoice, today: string): Days {
  if (choice === 'year') return { from: `${today.slice(0, 'YYYY'.length)}-01-01`, to: today };
  const days = choice === '90' ? 90 : 30;
  return { from: new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, DAY_LENGTH), to: today };
}

/** What the address says. */
export function spanIn(search: URLSearchParams, today: string): Days & { readonly choice: SpanChoice } {
  const [from, to] = [search.get('from'), search.get('to')];
  if (from !== null && to !== null) return { choice: 'own', from, to };
  const choice = SPANS.find(({ value }) => value !== 'own' && value === search.get('days'))?.value ?? '30';
  return { choice, ...daysOf(choice, today) };
}
