import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import classes from './Controls.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export const Control = ({ label, icon, children, ...rest }: Props) => (
  <button type="button" className={classes.control} {...rest}>
    {icon}
    <span>{label}</span>
    {children}
  </button>
);

/** A button that was clicked would be pressed by the very key that is to be held down to speak. */
export function giveKeysBack({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.blur();
}
