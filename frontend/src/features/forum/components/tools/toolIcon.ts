import type { TopicTool } from '@contracts/forum-tools';
import {
  IconArrowBackUp,
  IconArrowMerge,
  IconArrowsSplit2,
  IconEye,
  IconEyeOff,
  IconFolder,
  IconLock,
  IconLockOpen,
  IconPin,
  IconPinnedOff,
  IconTags,
  IconTrash,
} from '@tabler/icons-react';

export type ToolIcon = typeof IconEye;

export const toolIcon: Record<TopicTool, ToolIcon> = {
  hide: IconEyeOff,
  restore: IconEye,
  delete: IconTrash,
  lock: IconLock,
  unlock: IconLockOpen,
  pin: IconPin,
  unpin: IconPinnedOff,
  move: IconFolder,
  retag: IconTags,
  merge: IconArrowMerge,
  unmerge: IconArrowBackUp,
  split: IconArrowsSplit2,
};
