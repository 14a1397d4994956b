import { IconDots } from '@tabler/icons-react';
import type { ComponentProps, Ref } from 'react';
import { Button } from '../../../../design/Button';
import classes from './ProfileActions.module.css';

interface Props extends ComponentProps<typeof Button> {
  name: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens what else can be done with a profile. */
export const MenuButton = ({ name, ...rest }: Props) => (
  <Button className={classes.more} aria-label={`Diğer işlemler: ${name}`} title="Diğer işlemler" icon={<IconDots aria-hidden="true" />} {...rest} />
);
