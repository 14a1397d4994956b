import {
  type AppealCase,
  type AppealRow,
  type ContentAction,
  type DecidedContent,
  type DecidedSanction,
  holdsContent,
  isReworded,
  isTakenAway,
} from '@contracts/appeals';
import { REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { SANCTION_LABEL, SANCTION_STATE_LABEL } from '@contracts/sanctions';
import { exactTime } from '@design/dates';
import type { Tone } from '../../desk/Chip';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const lower = (text: string) => text.toLocaleLowerCase('tr');

/** '27 sa içinde karar', 'hedefi 3 sa geçti' */
export function dueText({ due_at }: Pick<AppealRow, 'due_at'>, now: number = Date.now()): { text: string; tone: Tone } {
  const left = Date.parse(due_at) - now;
  const hours = Math.max(1, Math.round(Math.abs(left) / HOUR));
  return left > 0 ? { text: `${hours} sa içinde karar`, tone: left > 12 * HOUR ? 'plain' : 'warn' } : { text: `hedefi ${hours} sa geçti`, tone: 'danger' };
}

export const CONTENT_ACTION: Record<ContentAction, string> = { hidden: 'gizlendi', deleted: 'silindi', edited: 'düzenlendi' };

/** What was done to the content, and whether it is so still. */
export function contentAction(content: DecidedContent | null): string | null {
  if (!content?.action) return null;
  const done = `${REPORTED_TYPE_LABEL[content.type]} ${CONTENT_ACTION[content.action]}`;
  return holdsContent(content) ? done : `${done} · ${content.action === 'edited' ? 'artık geçerli değil' : 'geri geldi'}`;
}

/** 'Uzaklaştırma 30 gün' */
export function sanctionChip({ kind, at, until, state }: DecidedSanction): string {
  const length = until ? Math.round((Date.parse(until) - Date.parse(at)) / DAY) : null;
  const time =
    kind === 'warned'
      ? ''
      : length === null
        ? ' süresiz'
        : length > 0
          ? ` ${length} gün`
          : ` ${Math.round((Date.parse(until ?? at) - Date.parse(at)) / HOUR)} sa`;
  return `${SANCTION_LABEL[kind]}${time}${state === 'in_force' ? '' : ` · ${lower(SANCTION_STATE_LABEL[state])}`}`;
}

/** The strongest sanction that can be given another end. */
export const changeable = ({ sanctions }: AppealCase['decision']): (DecidedSanction & { kind: 'muted' | 'suspended' | 'banned' }) | undefined =>
  sanctions.findLast(
    (sanction): sanction is DecidedSanction & { kind: 'muted' | 'suspended' | 'banned' } => sanction.kind !== 'warned' && sanction.state === 'in_force',
  );

/** The ends that make a decision milder, counted from when it was taken. */
export function milderEnds({ at, until }: DecidedSanction, now: number = Date.now()): { days: number; until: string }[] {
  return [1, 3, 7, 14, 30]
    .map((days) => ({ days, until: new Date(Date.parse(at) + days * DAY).toISOString() }))
    .filter((end) => Date.parse(end.until) > now && (until === null || end.until < until));
}

export function whatUpholdDoes({ sanctions, content }: AppealCase['decision']): string {
  const kept = sanctions
    .filter(({ state }) => state === 'in_force')
    .map(({ kind, until }) =>
      kind === 'warned' ? 'uyarı' : until ? `${lower(SANCTION_LABEL[kind])} (${exactTime(until)} tarihine kadar)` : `süresiz ${lower(SANCTION_LABEL[kind])}`,
    );
  return `Karar kalır: ${[...kept, ...(isTakenAway(content) ? ['içerik kapalı'] : []), ...(isReworded(content) ? ['moderatörün düzenlediği metin'] : [])].join(', ') || 'yürürlükte bir şey yok'}.`;
}

export function whatReversalDoes({ decision, standing }: Pick<AppealCase, 'decision' | 'standing'>): string {
  const { sanctions, content } = decision;
  const warns = sanctions.some(({ kind, state }) => kind === 'warned' && state === 'in_force');
  const ends = sanctions.filter(({ kind, state }) => kind !== 'warned' && state === 'in_force').map(({ kind }) => lower(SANCTION_LABEL[kind]));
  const said = [
    ...(warns ? [`Uyarı geri alınır (${standing.warning_count} → ${Math.max(0, standing.warning_count - 1)})`] : []),
    ...(ends.length > 0 ? [`${ends.join(' ve ')} kalkar`] : []),
    ...(isTakenAway(content) ? ['içerik ve sayaçlar geri gelir'] : []),
    ...(isReworded(content) ? ['yazarın yazdığı hâl, kalıcı olarak silinmediyse, geri gelir'] : []),
  ].join(', ');
  return said
    ? `${said.charAt(0).toLocaleUpperCase('tr')}${said.slice(1)}; hemen geçerli olur.`
    : 'Kaldırılacak bir yaptırım kalmadı; üye haklı bulunduğunu öğrenir.';
}
