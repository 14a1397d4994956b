const time = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'short' });
const TWO_DAYS = 48 * 60 * 60_000;

/** 'hh:mm' of today, 'Dün' under 48 hours ago, else day and short month. */
export function timeLabel(iso: string, now: number = Date.now()): string {
  const at = new Date(iso);
  if (at.toDateString() === new Date(now).toDateString()) return time.format(at);
  return now - at.getTime() < TWO_DAYS ? 'Dün' : day.format(at);
}
