import { useMediaQuery } from '@mantine/hooks';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Action, ActionButton } from '../../../design/ActionButton';
import { breakpoint } from '../../../design/breakpoints';
import { copyAddress } from '../../../design/copyAddress';
import { IconButton } from '../../../design/IconButton';
import { MoreActions } from '../../../design/MoreActions';
import classes from './Post.module.css';

const CopyLink = ({ path }: { path: string }) => (
  <IconButton label="Bağlantıyı kopyala" size="small" onClick={() => copyAddress(path)}>
    <IconLink aria-hidden="true" />
  </IconButton>
);

type Possible = Action | null | false | undefined;
const isPossible = (action: Possible): action is Action => Boolean(action);

interface Props {
  /** Which text, for those who do not see where its menu stands. */
  about: string;
  /** Where it stands. */
  path: string;
  /** What everybody does with it. */
  children: ReactNode;
  /** How one writes to it. */
  answer?: Possible;
  /** Where it is answered otherwise. */
  quote?: Possible;
  solve: Possible;
  edit: Possible;
  remove: Possible;
  report: Possible;
  /** Stands within another text: there is less room. */
  isNested?: boolean;
  /** A moderator's menu, which takes in what has no room beside it; absent for everybody else. */
  moderation?: (more?: Action[]) => ReactNode;
}

/** What can be done with a text: side by side where there is room, on small screens the rarer behind one button. */
export function PostActions({ about, path, children, answer, quote, solve, edit, remove, report, isNested = false, moderation }: Props) {
  const isSmall = useMediaQuery(breakpoint.small ?? '', false, { getInitialValueInEffect: false });
  const rare = [quote, solve, remove, report].filter(isPossible);
  const copy = { label: 'Bağlantıyı kopyala', icon: <IconLink aria-hidden="true" />, run: () => copyAddress(path) };
  // One's own text is quoted more rarely than changed.
  const own = edit ? [answer].filter(isPossible) : [];
  const more = isSmall && (moderation || edit || isNested || rare.length > 1) ? [...own, copy, ...rare] : undefined;
  // The moderator's menu keeps its place in either form: a decision that is being reasoned stays open when a phone is turned.
  return (
    <>
      {children}
      {answer && !(more && edit) && <ActionButton action={answer} />}
      {!more && quote && <ActionButton action={quote} />}
      {!more && <CopyLink path={path} />}
      {!more && solve && <ActionButton action={solve} />}
      {edit && <ActionButton action={edit} />}
      {!more && remove && <ActionButton action={remove} />}
      <span className={classes.end}>
        {!more && report && <ActionButton action={report} />}
        {moderation ? moderation(more) : more && <MoreActions about={about} actions={more} />}
      </span>
    </>
  );
}
