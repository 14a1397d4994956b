const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in the short form of a dense list: '11 dk', '5 sa', '3 gün'. */
export function age(iso: string, now: number = Date.now()): string {
  const past = Math.max(0, now - Date.parse(iso));
  if (past < MINUTE) return 'şimdi';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} dk`;
  return past < DAY ? `${Math.floor(past / HOUR)} sa` : `${Math.floor(past / DAY)} gün`;
}
