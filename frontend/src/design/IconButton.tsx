import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './IconButton.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Said by screen readers and shown by the browser as the tooltip. */
  label: string;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, size = 'medium', className, type = 'button', ...rest }: Props) {
  return <button type={type} aria-label={label} title={label} className={[classes.button, classes[size], className].filter(Boolean).join(' ')} {...rest} />;
}
