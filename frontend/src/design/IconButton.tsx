import { Tooltip } from '@mantine/core';
import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './IconButton.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Said by screen readers and shown as the tooltip. */
  label: string;
  size?: 'small' | 'medium';
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, size = 'medium', className, type = 'button', ...rest }: Props) {
  return (
    <Tooltip label={label} openDelay={400} events={{ hover: true, focus: false, touch: false }}>
      <button type={type} aria-label={label} className={[classes.button, classes[size], className].filter(Boolean).join(' ')} {...rest} />
    </Tooltip>
  );
}
