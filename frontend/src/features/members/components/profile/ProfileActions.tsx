import { CHAT_TEXT } from '@contracts/chat';
import { FOLLOW_TEXT, type FollowStatus } from '@contracts/follow';
import { DOCUMENT_TEXT } from '@contracts/own-documents';
import { IconAddressBook } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBlocking } from '../../../../calls/useBlocking';
import { useOpenChat } from '../../../../calls/useOpenChat';
import { messageOf } from '../../../../client/apiError';
import type { Action } from '../../../../design/ActionButton';
import { Button } from '../../../../design/Button';
import { toast } from '../../../../design/toast';
import { cardOf, useDownload } from '../../api/documents';
import { FollowButton } from '../FollowButton';
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
  const openChat = useOpenChat();
  const card = useCardAction(id);
  const { actions, question } = useMoreActions(id, name, status, report);
  const more = [card, ...actions];
  return (
    <div className={classes.actions}>
      {status && !status.isBlocked && <FollowButton id={id} isPrimary className={classes.follow} />}
      {status && !status.isBlocked && (
        <Button className={classes.write} aria-label={CHAT_TEXT.write} onClick={() => openChat(id)}>
          Mesaj
        </Button>
      )}
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
      {question}
    </div>
  );
}

/** The card of a member for an address book. */
function useCardAction(id: string): Action {
  const save = useDownload(cardOf(id));
  return {
    label: DOCUMENT_TEXT.cardDownload,
    icon: <IconAddressBook aria-hidden="true" />,
    disabled: save.isPending,
    run: () => save.mutate(undefined, { onError: (error) => void toast({ text: messageOf(error), tone: 'danger' }) }),
  };
}

/** The same where nothing else can be done with a profile, as guests can not. */
export function CardButton({ id }: { id: string }) {
  const { label, icon, disabled, run } = useCardAction(id);
  return (
    <Button icon={icon} disabled={disabled} onClick={run}>
      {label}
    </Button>
  );
}

/** Shutting out and reporting, also where nothing else of the profile can be seen; `question` is asked before anybody is shut out. */
export function useMoreActions(id: string, name: string, status: FollowStatus | undefined, report: Action | null): { actions: Action[]; question: ReactNode } {
  const { action, question } = useBlocking(id, name, status?.isBlocked ?? false);
  return { actions: [...(status ? [action] : []), ...(report ? [report] : [])], question };
}
