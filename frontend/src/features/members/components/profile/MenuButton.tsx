import { IconDots } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';
import { Button } from '../../../../design/Button';
import classes from './ProfileActions.module.css';

interface Props extends ComponentProps<typeof Button> {
  name: string;
  ref?: Ref<HTMLButtonElement>;
  /** That it opens a sheet instead of the menu, and whether it has. */
  sheet?: { opened: boolean } | false;
}

/** Opens what else can be done with a profile. */
export const MenuButton = ({ name, sheet, ...rest }: Props) => (
  <Button
    className={classes.more}
    aria-label={`Diğer işlemler: ${name}`}
    title="Diğer işlemler"
    icon={<IconDots aria-hidden="true" />}
    {...rest}
    {...(sheet && { 'aria-haspopup': 'dialog', 'aria-expanded': sheet.opened })}
  />
);
