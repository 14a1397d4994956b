import { type PictureSize, pictureIn } from '@contracts/profile-files';
import { type CSSProperties, useState } from 'react';
import classes from './Avatar.module.css';
import { avatarHue, initials } from './tokens';

type Size = 'small' | 'medium' | 'large';
interface Props {
  id: string;
  name: string;
  picture?: string | null;
  size?: Size;
}

/** Twice as many pixels as the place is wide, for dense screens. */
const DRAWN: Record<Size, PictureSize> = { small: 'small', medium: 'medium', large: 'medium' };

/** Decoration beside a name that is written out, so it is silent for screen readers. Initials stand where a picture may not be seen or did not come. */
export function Avatar({ id, name, picture, size = 'medium' }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  const className = `${classes.avatar} ${classes[size] ?? ''}`;
  // Also behind a picture: it may be one to look through.
  const style = { '--hue': avatarHue(id) } as CSSProperties;
  if (picture && picture !== missing) {
    const src = pictureIn(picture, DRAWN[size]);
    return <img className={className} style={style} src={src} alt="" width={36} height={36} loading="lazy" onError={() => setMissing(picture)} />;
  }
  return (
    <span className={className} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
