import type { TopicFlag } from '@contracts/topic-flags';
import { IconClockCheck, IconClockExclamation, IconLock, IconLockOpen, IconPin, IconPinnedOff } from '@tabler/icons-react';
import type { ToolIcon } from '../../../deciding/ModerationMenu';

/** How each flag of a topic looks, on its chip and on the tools that set it and take it off. */
export const flagIcons: Record<TopicFlag, { set: ToolIcon; unset: ToolIcon }> = {
  locked: { set: IconLock, unset: IconLockOpen },
  pinned: { set: IconPin, unset: IconPinnedOff },
  outdated: { set: IconClockExclamation, unset: IconClockCheck },
};
