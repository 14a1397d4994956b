import type { TopicTool } from '@contracts/moderation-verbs';
import { perFlagTool } from '@contracts/topic-flags';
import { IconArrowBackUp, IconArrowMerge, IconArrowsSplit2, IconEye, IconEyeOff, IconFolder, IconTags, IconTrash } from '@tabler/icons-react';
import type { ToolIcon } from '../../../../deciding/ModerationMenu';
import { flagIcons } from '../flagIcons';

/** What stands before each tool of a topic, or of a comment. */
export const toolIcons: Record<TopicTool, ToolIcon> = {
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
