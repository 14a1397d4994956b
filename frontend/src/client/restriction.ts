import type { RestrictionNotice } from '@contracts/envelope';

const KEY = 'restriction';

export const rememberRestriction = (notice: RestrictionNotice) => sessionStorage.setItem(KEY, JSON.stringify(notice));
export const forgetRestriction = () => sessionStorage.removeItem(KEY);

export function rememberedRestriction(): RestrictionNotice | null {
  const stored = sessionStorage.getItem(KEY);
  return stored ? (JSON.parse(stored) as RestrictionNotice) : null;
}
