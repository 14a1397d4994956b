import type { VoiceColour, VoiceIcon } from '@contracts/voice';
import { IconBriefcase, IconCode, IconCoffee, IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { categoryStyle } from '../../design/CategoryLabel';
import classes from './RoomIcon.module.css';

const ICON = { coffee: IconCoffee, code: IconCode, briefcase: IconBriefcase, folder: IconFolder } as const satisfies Record<VoiceIcon, unknown>;

/** The picture of a room beside its name. */
export function RoomIcon({ room: { icon, color } }: { room: { icon: VoiceIcon; color: VoiceColour } }) {
  const Icon = ICON[icon];
  return <IconTile color={color} icon={<Icon />} />;
}

/** An icon on a tile of its colour. */
export const IconTile = ({ color, icon }: { color: VoiceColour; icon: ReactNode }) => (
  <span className={classes.icon} style={categoryStyle(color)} aria-hidden="true">
    {icon}
  </span>
);
