import { displayName } from '@contracts/accounts';
import { foldedRange } from '@contracts/folding';
import type { PublicUser } from '@contracts/profile';
import { Avatar } from '../../../design/Avatar';
import classes from './MemberSearch.module.css';

interface Props {
  id: string;
  member: PublicUser;
  typed: string;
  chosen: boolean;
  onOpen: () => void;
}

export function MemberOption({ id, member, typed, chosen, onOpen }: Props) {
  const name = displayName(member);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className={classes.option}
      // Keeps the focus in the field, so that the list does not close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Avatar id={member.id} name={name} picture={member.avatar} size="small" />
      <span className={classes.names}>
        <span className={classes.name}>
          <Marked text={name} typed={typed} />
        </span>
        <span className={classes.username}>
          @<Marked text={member.username} typed={typed} />
        </span>
      </span>
    </div>
  );
}

/** Marks what was typed, in whatever Turkish spelling it stands there. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const range = foldedRange(text, typed);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range[0])}
      <mark>{text.slice(...range)}</mark>
      {text.slice(range[1])}
    </>
  );
}
