import type { CSSProperties } from 'react';
import classes from './Avatar.module.css';
import { avatarHue, initials } from './tokens';

interface Props {
  id: string;
  name: string;
  picture?: string | null;
  size?: 'small' | 'medium' | 'large';
}

/** Decoration beside a name that is written out, so it is silent for screen readers. */
export function Avatar({ id, name, picture, size = 'medium' }: Props) {
  const className = `${classes.avatar} ${classes[size] ?? ''}`;
  if (picture) return <img className={className} src={picture} alt="" width={36} height={36} loading="lazy" />;
  return (
    <span className={className} style={{ '--hue': avatarHue(id) } as CSSProperties} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
