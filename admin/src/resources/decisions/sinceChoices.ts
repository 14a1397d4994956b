/** The midnight some days ago where the moderator sits, as the filter sends it: it stays the same until the next one. */
function dayBefore(days: number): string {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  midnight.setDate(midnight.getDate() - days);
  return midnight.toISOString();
}

export const sinceChoices = () => [
  { value: 'all', label: 'Her zaman' },
  { value: dayBefore(0), label: 'Bugün' },
  { value: dayBefore(7), label: 'Son 7 gün' },
  { value: dayBefore(30), label: 'Son 30 gün' },
];
