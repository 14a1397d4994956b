const PREFIX = 'betaBanner:';
const keyOf = (memberId: string | null) => `${PREFIX}${memberId ?? 'guest'}`;

/** Whether this person closed the banner in this tab; while it is not known who they are, whether anybody did. */
export function isDismissed(memberId: string | null | undefined): boolean {
  if (memberId !== undefined) return sessionStorage.getItem(keyOf(memberId)) !== null;
  return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
}

export const dismiss = (memberId: string | null): void => sessionStorage.setItem(keyOf(memberId), new Date().toISOString());
