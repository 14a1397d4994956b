import type { ReactNode } from 'react';
import { Logo } from '../../design/Logo';
import classes from './ErrorPage.module.css';

interface Props {
  code: string;
  title: string;
  text: string;
  children: ReactNode;
  /** Said under the ways out. */
  below?: ReactNode;
}

export function ErrorPage({ code, title, text, children, below }: Props) {
  return (
    <div className={classes.page}>
      <Logo className={classes.star} hollow />
      <p className={classes.code}>{code}</p>
      <h1>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
      <p className={classes.below}>{below ?? '\u00a0'}</p>
    </div>
  );
}
