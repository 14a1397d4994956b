import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './FileButton.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  icon: ReactNode;
  size?: 'medium' | 'large';
  /** What stands on it. */
  children: ReactNode;
}

/** Chooses a file, or several. It looks like a button; what it is asked for by keys and by readers is the field inside of it. */
export function FileButton({ icon, size = 'medium', children, ...field }: Props) {
  return (
    <label className={`${classes.button} ${classes[size]}`}>
      {icon}
      {children}
      <input type="file" {...field} />
    </label>
  );
}
