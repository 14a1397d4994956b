const DAY_MS = 86_400_000;

/** The day some days ago, as the filter sends it: it stays the same until midnight. */
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

export const sinceChoices = () => [
  { value: 'all', label: 'Her zaman' },
  { value: dayBefore(0), label: 'Bugün' },
  { value: dayBefore(7), label: 'Son 7 gün' },
  { value: dayBefore(30), label: 'Son 30 gün' },
];
