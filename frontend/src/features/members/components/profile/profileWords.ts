import type { ProfileStats } from '@contracts/follow';
import { turkishNumber } from '../../../../design/numbers';

/** All that a member gave to the community: topics and comments, later posts and projects. */
export const contributionsOf = ({ post_count, comment_count, blog_count, project_count }: ProfileStats): number =>
  post_count + comment_count + blog_count + project_count;

const DAY = 24 * 60 * 60_000;

/** '2 yıldır üye' */
export function memberFor(since: string, now: number): string {
  const began = new Date(since);
  const today = new Date(now);
  const notYet = today.getUTCDate() < began.getUTCDate() ? 1 : 0;
  const months = (today.getUTCFullYear() - began.getUTCFullYear()) * 12 + today.getUTCMonth() - began.getUTCMonth() - notYet;
  if (months >= 12) return `${Math.floor(months / 12)} yıldır üye`;
  if (months >= 1) return `${months} aydır üye`;
  const days = Math.floor((now - began.getTime()) / DAY);
  return days >= 1 ? `${days} gündür üye` : 'Bugün üye oldu';
}

/** '2 yıldır üye · 1.204 katkı': how a member is told in short, everywhere. */
export const shortForm = (since: string, contributions: number | undefined, now: number): string =>
  [memberFor(since, now), contributions !== undefined && `${turkishNumber(contributions)} katkı`].filter(Boolean).join(' · ');

/** 'gokceunal': the last part of an address on a network. */
export const handleIn = (href: string): string => decodedPart(new URL(href).pathname.split('/').findLast(Boolean) ?? '');

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A percent sign that escapes nothing is shown as it was written.
    return part;
  }
}

/** 'Ozan, İrem ve 3 kişi' */
export function namesAndMore(names: readonly string[], count: number): string {
  const more = count - names.length;
  if (more > 0) return `${names.join(', ')} ve ${turkishNumber(more)} kişi`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}` : (names[0] ?? '');
}
