import { displayName } from '@contracts/accounts';
import { pseudonymOf } from '@contracts/audit-timeline';
import { type Agreement, FIGURES_LIMITS, FIGURES_TEXT, type Kappa, type ModeratorReversal, type Share } from '@contracts/figures';
import { turkishNumber } from '../../desk/numbers';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const HOURS_OF_DAY = 24;
const HUNDRED = 100;

/** '%12'; of a small share with one digit more. */
export function percent(value: number): string {
  const whole = value * HUNDRED;
  return `%${whole.toLocaleString('tr-TR', { maximumFractionDigits: whole > 0 && whole < 1 ? 1 : 0 })}`;
}

/** '%4–%31' */
export const rangeOf = ({ low, high }: Share): string => `${percent(low)}–${percent(high)}`;

const decimal = (value: number): string => value.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');

/** '0,62 (0,41–0,83)'; null where it is not defined. */
export function kappaText({ value, low, high }: Kappa): string | null {
  if (value === null) return null;
  return low === null || high === null ? decimal(value) : `${decimal(value)} (${decimal(low)}–${decimal(high)})`;
}

/** What a kappa is called, from which value on: after Landis and Koch. */
const DEGREES = [
  [0.8, 'çok iyi'],
  [0.6, 'iyi'],
  [0.4, 'orta'],
  [0.2, 'zayıf'],
  [0, 'çok zayıf'],
  [-1, 'şanstan kötü'],
] as const;
const degreeOf = (kappa: number): string => DEGREES.find(([from]) => kappa >= from)?.[1] ?? 'şanstan kötü';

/** What the kappa says, and what it does not. */
export function kappaSentence({ pairs, agreed, kappa: { value, low, high } }: Pick<Agreement, 'pairs' | 'agreed' | 'kappa'>): string {
  if (pairs === 0) return 'Henüz ikinci kez incelenen bir karar yok.';
  const alike = `${turkishNumber(pairs)} çiftin ${turkishNumber(agreed)} tanesinde aynı karar verildi.`;
  if (value === null || low === null || high === null) return `${alike} ${FIGURES_TEXT.undefinedKappa}`;
  if (pairs < FIGURES_LIMITS.few) return `${alike} Bu kadar az çiftten uyum hakkında bir sonuç çıkarılamaz.`;
  if (low <= 0) return `${alike} Bu uyum, şansla oluşabilecek olandan ayırt edilemiyor.`;
  const [least, most] = [degreeOf(low), degreeOf(high)];
  const range = least === most ? `gerçek uyum da %95 güvenle ${least}` : `gerçek uyum %95 güvenle ${least} ile ${most} arasında`;
  return `${alike} Şansın ötesindeki uyum ${degreeOf(value)}; ${range}.`;
}

/** What the rows of moderators are called: whoever has left by a pseudonym, those who share a name by their user name too, and one's own is told. */
export function moderatorLabels(moderators: readonly Pick<ModeratorReversal, 'moderator'>[], ownId: string | undefined): string[] {
  const names = moderators.map(({ moderator }) => (moderator.username === '' ? pseudonymOf(moderator.id) : displayName(moderator)));
  return moderators.map(({ moderator: { id, username } }, index) => {
    const name = names[index] ?? '';
    const isShared = names.indexOf(name) !== names.lastIndexOf(name) && username !== name && username !== '';
    return `${name}${isShared ? ` @${username}` : ''}${id === ownId ? ' (siz)' : ''}`;
  });
}

/** '3 sa 20 dk'; '–' for none. */
export function durationText(ms: number | null): string {
  if (ms === null) return '–';
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 60) return `${minutes} dk`;
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < HOURS_OF_DAY) return minutes % 60 === 0 ? `${hours} sa` : `${hours} sa ${minutes - hours * 60} dk`;
  const days = Math.floor(hours / HOURS_OF_DAY);
  return hours % HOURS_OF_DAY === 0 ? `${days} gün` : `${days} gün ${hours % HOURS_OF_DAY} sa`;
}
