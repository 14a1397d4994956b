import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { IconButton } from './IconButton';

export const moreAbout = (about: string): string => `Daha fazla: ${about}`;

/** Opens the menu of what else can be done. */
export const MoreActionsButton = ({ about, ...rest }: { about: string } & Omit<ComponentProps<typeof IconButton>, 'label'>) => (
  <IconButton label={moreAbout(about)} size="small" {...rest}>
    <IconDots aria-hidden="true" />
  </IconButton>
);
