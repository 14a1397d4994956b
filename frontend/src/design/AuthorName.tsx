import { type Author, displayName } from '@contracts/accounts';
import { type ComponentType, createContext, type FocusEvent, type KeyboardEvent, type PointerEvent, use, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import classes from './AuthorName.module.css';

/** What is told of an author beside their name; the frame of the app fills it where the reader may see profiles. */
export const AuthorCardSlot = createContext<ComponentType<{ author: Author }> | null>(null);

/** Long enough that a pointer on its way elsewhere opens nothing. */
const OPENS_AFTER = 350;
/** Long enough to reach the card. */
const CLOSES_AFTER = 200;

/** The name of an author: leads to their profile, and tells in short who they are under a pointer that rests or a focus that came by keys. A finger only follows the link. */
export function AuthorName({ author }: { author: Author }) {
  const Card = use(AuthorCardSlot);
  const id = useId();
  const { shown, close, ...events } = useRest();
  const name = displayName(author);
  // Whoever has erased their account has no page.
  if (!author.username) return <bdi>{name}</bdi>;
  return (
    <span className={classes.place} {...events}>
      <Link to={paths.profile(author.username)} className={classes.name} aria-describedby={shown && Card ? id : undefined} onClick={close}>
        <bdi>{name}</bdi>
      </Link>
      {shown && Card && (
        <span id={id} role="tooltip" className={classes.card}>
          <Card author={author} />
        </span>
      )}
    </span>
  );
}

function useRest() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (to: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(to), to ? OPENS_AFTER : CLOSES_AFTER);
  };
  const close = () => {
    clearTimeout(timer.current);
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    shown,
    close,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && soon(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && soon(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && soon(true),
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
  };
}
