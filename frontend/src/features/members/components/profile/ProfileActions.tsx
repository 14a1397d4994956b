import { FOLLOW_TEXT, type FollowStatus } from '@contracts/follow';
import { IconBan, IconCheck, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Action } from '../../../../design/ActionButton';
import { Button } from '../../../../design/Button';
import { useBlock, useFollow } from '../../api/follow';
import { MenuButton } from './MenuButton';
import classes from './ProfileActions.module.css';

const ProfileMenu = lazy(() => import('./ProfileMenu').then((file) => ({ default: file.ProfileMenu })));

interface Props {
  id: string;
  name: string;
  status: FollowStatus | undefined;
  /** Whether it could not be found out if they follow each other. */
  failed: boolean;
  report: Action | null;
}

/** What a member can do with another one's profile. */
export function ProfileActions({ id, name, status, failed, report }: Props) {
  const [wanted, setWanted] = useState(false);
  const more = useMoreActions(id, status, report);
  return (
    <div className={classes.actions}>
      {status && !status.isBlocked && <FollowButton id={id} />}
      {status?.isBlocked && <p className={classes.note}>Bu üyeyi engellediniz.</p>}
      {failed && !status && (
        <p className={classes.note} role="alert">
          {FOLLOW_TEXT.statusFailed}
        </p>
      )}
      {wanted ? (
        <Suspense fallback={<MenuButton name={name} />}>
          <ProfileMenu name={name} actions={more} />
        </Suspense>
      ) : (
        <MenuButton name={name} aria-haspopup="menu" onClick={() => setWanted(true)} />
      )}
    </div>
  );
}

function FollowButton({ id }: { id: string }) {
  const { following, toggle } = useFollow(id);
  return (
    <Button
      kind={following ? 'plain' : 'primary'}
      className={classes.follow}
      icon={following ? <IconCheck aria-hidden="true" /> : <IconPlus aria-hidden="true" />}
      aria-pressed={following}
      onClick={toggle}
    >
      {following ? FOLLOW_TEXT.following : FOLLOW_TEXT.follow}
    </Button>
  );
}

/** Shutting out and reporting, also where nothing else of the profile can be seen. */
export function useMoreActions(id: string, status: FollowStatus | undefined, report: Action | null): Action[] {
  const blocked = status?.isBlocked ?? false;
  const { block, unblock } = useBlock(id);
  const change = blocked ? unblock : block;
  const blocking: Action = {
    label: blocked ? FOLLOW_TEXT.unblock : FOLLOW_TEXT.block,
    icon: <IconBan aria-hidden="true" />,
    disabled: block.isPending || unblock.isPending,
    run: () => change.mutate(),
  };
  return [...(status ? [blocking] : []), ...(report ? [report] : [])];
}
