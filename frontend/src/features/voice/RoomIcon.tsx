import type { VoiceColour, VoiceIcon } from '@contracts/voice';
import { IconBriefcase, IconCode, IconCoffee, IconFolder } from '@tabler/icons-react';
import { categoryStyle } from '../../design/CategoryLabel';
import classes from './RoomIcon.module.css';

const ICON = { coffee: IconCoffee, code: IconCode, briefcase: IconBriefcase, folder: IconFolder } as const satisfies Record<VoiceIcon, unknown>;

/** The picture of a room beside its name. */
export function RoomIcon({ room: { icon, color } }: { room: { icon: VoiceIcon; color: VoiceColour } }) {
  const Icon = ICON[icon];
  return (
    <span className={classes.icon} style={categoryStyle(color)} aria-hidden="true">
      <Icon />
    </span>
  );
}
