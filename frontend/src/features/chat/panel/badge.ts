import { CHAT_LIMITS } from '@contracts/chat';

/** '7', or '99+' */
export const badgeText = (count: number): string => (count > CHAT_LIMITS.badge ? `${CHAT_LIMITS.badge}+` : String(count));
