import { CHAT_EMOJIS, type ChatEmoji, type ChatMessage } from '@contracts/chat';
import { Menu } from '@mantine/core';
import { useEffect, useReducer } from 'react';
import type { Action } from '../../../design/ActionButton';
import { ActionItems } from '../../../design/ActionItems';
import { MoreActionsButton, moreAbout } from '../../../design/MoreActionsButton';
import { useOpenedOnArrival } from '../../../design/useOpenedOnArrival';
import { Reportable } from '../reporting';
import classes from './Message.module.css';

interface Props {
  message: ChatMessage;
  about: string;
  /** What can be done at a time; less once `endsAt` has come. */
  actionsAt: (now: number) => Action[];
  endsAt: number;
  own: ChatEmoji | null;
  /** Null where nobody may react. */
  onReact: ((emoji: ChatEmoji | null) => void) | null;
}

/** What can be done with one message. */
export function MessageMenu({ message, about, actionsAt, endsAt, own, onReact }: Props) {
  const { opened, onChange, button } = useOpenedOnArrival();
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = endsAt - Date.now();
    if (!opened || left <= 0) return;
    const timer = setTimeout(drawAnew, left);
    return () => clearTimeout(timer);
  }, [opened, endsAt]);
  return (
    <Reportable message={message}>
      {(report) => (
        <Menu opened={opened} onChange={onChange} position="bottom-end" width="max-content" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <MoreActionsButton about={about} ref={button} />
          </Menu.Target>
          {/* The menu alone is closed, not the window that it belongs to. */}
          <Menu.Dropdown aria-label={moreAbout(about)} onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}>
            {onReact && (
              <div className={classes.emojis}>
                {CHAT_EMOJIS.map((emoji) => (
                  <Menu.Item
                    key={emoji}
                    aria-label={own === emoji ? `${emoji} tepkisini geri al` : `${emoji} tepkisi ver`}
                    data-own={own === emoji || undefined}
                    onClick={() => onReact(own === emoji ? null : emoji)}
                  >
                    {emoji}
                  </Menu.Item>
                ))}
              </div>
            )}
            <ActionItems actions={[...actionsAt(Date.now()), ...(report ? [report] : [])]} />
          </Menu.Dropdown>
        </Menu>
      )}
    </Reportable>
  );
}
