import { CHAT_TEXT, type ChatEmoji, type ChatMessage } from '@contracts/chat';
import { IconArrowBackUp, IconCopy, IconDownload, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import type { Action } from '../../../design/ActionButton';
import { exactTime } from '../../../design/dates';
import { clock } from '../../../design/days';
import { MoreActionsButton } from '../../../design/MoreActionsButton';
import { wordsOf } from '../words';
import type { FileActions } from './files/fileActions';
import { MessageFile } from './files/MessageFile';
import { LinkPreviews } from './LinkPreviews';
import classes from './Message.module.css';
import { MessageText } from './MessageText';
import { Quote } from './Quote';
import { Reactions } from './Reactions';
import { changeableUntil, mayChange, mayReport, type Reached } from './rows';
import { Status } from './Status';

const MessageMenu = lazy(() => import('./MessageMenu').then((file) => ({ default: file.MessageMenu })));

/** What can be done with messages; one object for all of them, so that a row is drawn anew only when it has changed. */
export interface MessageActions extends FileActions {
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
  remove: (message: ChatMessage) => void;
  copy: (message: ChatMessage) => void;
  react: (message: ChatMessage, emoji: ChatEmoji | null) => void;
  goTo: (messageId: string) => void;
}

interface Props {
  message: ChatMessage;
  day: string | null;
  memberId: string;
  otherName: string;
  /** Whether the reader may answer, and react. */
  mayWrite: boolean;
  /** Whether what is behind its links may be asked: not before a request is accepted. */
  mayPreview: boolean;
  reached: Reached | null;
  reachedAt: string | null;
  isFound: boolean;
  actions: MessageActions;
}

export const MessageRow = memo(function MessageRow({ message, day, memberId, otherName, mayWrite, mayPreview, reached, reachedAt, isFound, actions }: Props) {
  const isOwn = message.sender_id === memberId;
  const isThere = message.state === 'sent';
  const who = isOwn ? 'Siz' : otherName;
  const hasReactions = isThere && message.reactions.length > 0;
  const hasFile = isThere && message.message_type !== 'text';
  const react = mayWrite ? (emoji: ChatEmoji | null) => actions.react(message, emoji) : null;
  return (
    <li className={[classes.row, isOwn && classes.own, isFound && classes.found].filter(Boolean).join(' ')} data-message={message.id}>
      {day !== null && <span className={classes.day}>{day}</span>}
      <div className={classes.line}>
        <div
          className={[classes.bubble, message.state === 'withheld' && classes.withheld, hasReactions && classes.reacted, hasFile && classes.withFile]
            .filter(Boolean)
            .join(' ')}
        >
          <span className="visually-hidden">{who}: </span>
          {isThere && message.reply_to && <Quote quoted={message.reply_to} onGo={actions.goTo} />}
          {hasFile && (
            <MessageFile message={message} actions={actions} meta={message.content === '' && <Meta message={message} withTime={reached === null} />} />
          )}
          {(!hasFile || message.content !== '') && <Body message={message} withTime={reached === null} />}
          {isThere && mayPreview && <LinkPreviews messageId={message.id} text={message.content} />}
          {hasReactions && <Reactions reactions={message.reactions} memberId={memberId} otherName={otherName} onReact={react} />}
        </div>
        {(isThere || mayReport(message, memberId, Date.now())) && (
          <Menu message={message} memberId={memberId} who={who} mayWrite={mayWrite} actions={actions} />
        )}
      </div>
      {reached !== null && <Status reached={reached} at={reachedAt} />}
    </li>
  );
});

function Body({ message, withTime }: { message: ChatMessage; withTime: boolean }) {
  return (
    <div className={classes.body} dir="auto">
      {message.state === 'sent' && <MessageText text={message.content} />}
      {message.state === 'withheld' && <Withheld />}
      {(message.state === 'deleted' || message.state === 'forgotten') && <span className={classes.gone}>{wordsOf(message)}</span>}
      <Meta message={message} withTime={withTime} />
    </div>
  );
}

function Meta({ message: { state, created_at, edited_at }, withTime }: { message: ChatMessage; withTime: boolean }) {
  const isEdited = state === 'sent' && edited_at !== null;
  if (!withTime && !isEdited) return null;
  return (
    <span className={classes.meta}>
      {isEdited && <span title={exactTime(edited_at)}>{CHAT_TEXT.edited}</span>}
      {isEdited && withTime && ' · '}
      {withTime && (
        <time dateTime={created_at} title={exactTime(created_at)}>
          {clock(created_at)}
        </time>
      )}
    </span>
  );
}

const Withheld = () => (
  <span className={classes.withheldText}>
    <IconEyeOff aria-hidden="true" />
    {CHAT_TEXT.withheldMessage}
  </span>
);

function Menu({ message, memberId, who, mayWrite, actions }: Pick<Props, 'message' | 'memberId' | 'mayWrite' | 'actions'> & { who: string }) {
  const [wanted, setWanted] = useState(false);
  const about = `mesaj, ${who}, ${clock(message.created_at)}`;
  const closed = <MoreActionsButton about={about} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  const own = message.reactions.find((reaction) => reaction.memberId === memberId)?.emoji ?? null;
  const react = mayWrite && message.state === 'sent' ? (emoji: ChatEmoji | null) => actions.react(message, emoji) : null;
  return (
    <span className={classes.menu}>
      {wanted ? (
        <Suspense fallback={closed}>
          <MessageMenu
            message={message}
            about={about}
            actionsAt={(now) => listed(message, memberId, mayWrite, actions, now)}
            endsAt={changeableUntil(message)}
            own={own}
            onReact={react}
          />
        </Suspense>
      ) : (
        closed
      )}
    </span>
  );
}

function listed(message: ChatMessage, memberId: string, mayWrite: boolean, actions: MessageActions, now: number): Action[] {
  if (message.state !== 'sent') return [];
  const mayEdit = mayChange(message, memberId, now);
  return [
    ...(mayWrite ? [{ label: 'Yanıtla', icon: <IconArrowBackUp />, run: () => actions.reply(message) }] : []),
    ...(message.content === '' ? [] : [{ label: 'Metni kopyala', icon: <IconCopy />, run: () => actions.copy(message) }]),
    ...(message.file_url === null ? [] : [{ label: 'İndir', icon: <IconDownload />, run: () => void actions.save(message) }]),
    ...(mayEdit && mayWrite ? [{ label: 'Düzenle', icon: <IconPencil />, run: () => actions.edit(message) }] : []),
    ...(mayEdit ? [{ label: 'Sil', icon: <IconTrash />, run: () => actions.remove(message) }] : []),
  ];
}
