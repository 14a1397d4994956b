import type { AppealLink } from '@contracts/appeals';
import type { RestrictionNotice } from '@contracts/envelope';

const KEY = 'restriction';
const APPEAL = 'appealLink';

/** The link comes with a refused sign-in alone; what else tells of the same restriction leaves it. */
export function rememberRestriction(notice: RestrictionNotice, appeal: AppealLink | null = null) {
  if (rememberedRestriction()?.text !== notice.text) forgetRestriction();
  sessionStorage.setItem(KEY, JSON.stringify(notice));
  if (appeal) sessionStorage.setItem(APPEAL, appeal.token);
}

export function forgetRestriction() {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(APPEAL);
}

/** Opens the appeal against what shuts the member out; null when nobody has proved to be that member here. */
export const rememberedAppeal = (): string | null => sessionStorage.getItem(APPEAL);

export function rememberedRestriction(): RestrictionNotice | null {
  const stored = sessionStorage.getItem(KEY);
  return stored ? (JSON.parse(stored) as RestrictionNotice) : null;
}
