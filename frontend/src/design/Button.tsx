import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './Button.module.css';

interface Look {
  kind?: 'primary' | 'plain' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
  icon?: ReactNode;
}

const look = ({ kind = 'plain', size = 'medium', wide }: Look, extra?: string) =>
  [classes.button, classes[kind], classes[size], wide && classes.wide, extra].filter(Boolean).join(' ');

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Label while the action runs; a press does nothing then, and whoever pressed it keeps the focus there. */
  busy?: string | false;
}

/** Nor is the form sent once more by Enter in one of its fields, which presses the button. */
const nothing = (event: MouseEvent) => event.preventDefault();

export function Button({ kind, size, wide, icon, busy, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={look({ kind, size, wide }, className)} {...rest} {...(busy && { 'aria-disabled': true, onClick: nothing })}>
      {icon}
      {busy || children}
    </button>
  );
}

export function LinkButton({ kind, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link className={look({ kind, size, wide }, className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
