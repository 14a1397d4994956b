import type { TopicTool } from '@contracts/forum-tools';
import { perFlagTool } from '@contracts/topic-flags';
import { IconArrowBackUp, IconArrowMerge, IconArrowsSplit2, IconEye, IconEyeOff, IconFolder, IconTags, IconTrash } from '@tabler/icons-react';
import { flagIcons, type ToolIcon } from '../flagIcons';

export const toolIcon: Record<TopicTool, ToolIcon> = {
  hide: IconEyeOff,
  restore: IconEye,
  delete: IconTrash,
  ...perFlagTool(({ flag, on }) => flagIcons[flag][on ? 'set' : 'unset']),
  move: IconFolder,
  retag: IconTags,
  merge: IconArrowMerge,
  unmerge: IconArrowBackUp,
  split: IconArrowsSplit2,
};
