import { CHAT_TEXT } from '@contracts/chat';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRoving } from '../../../design/useRoving';
import { unreadQuery } from '../api/chats';
import { changeDesk, type Tab, useDesk } from '../desk/desk';
import frame from '../window/Frame.module.css';
import { ChatList } from './ChatList';
import classes from './Panel.module.css';
import { People } from './People';
import { Requests } from './Requests';
import { UnreadBadge } from './UnreadBadge';

const TABS: readonly Tab[] = ['chats', 'people'];

interface Props {
  memberId: string;
  onOpen: (chatId: string) => void;
}

/** Search, and the conversations or the members one could write to. */
export function PanelBody({ memberId, onOpen }: Props) {
  const { tab, search, isAtRequests } = useDesk((desk) => desk);
  const { data } = useQuery(unreadQuery);
  const { row, onKeyDown, stop } = useRoving<HTMLDivElement>(TABS.length, TABS.indexOf(tab));
  const unread = data?.conversations ?? 0;
  const hint = tab === 'chats' ? CHAT_TEXT.searchChats : CHAT_TEXT.searchPeople;
  if (isAtRequests) return <Requests memberId={memberId} onOpen={onOpen} />;
  return (
    <div className={frame.body}>
      <label className={classes.search}>
        <IconSearch aria-hidden="true" />
        <input
          type="search"
          value={search}
          maxLength={60}
          aria-label={hint}
          placeholder={hint}
          autoComplete="off"
          onChange={(event) => changeDesk({ search: event.currentTarget.value })}
        />
      </label>
      <div ref={row} className={classes.tabs} role="tablist" aria-label={CHAT_TEXT.title} tabIndex={-1} onKeyDown={onKeyDown}>
        {TABS.map((each, index) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`chat-tab-${each}`}
            aria-selected={each === tab}
            aria-controls={each === tab ? `chat-part-${each}` : undefined}
            onClick={() => changeDesk({ tab: each, search: '' })}
            {...stop(index)}
          >
            {CHAT_TEXT[each]}
            {each === 'chats' && unread > 0 && <UnreadBadge count={unread} what="okunmamış sohbet" />}
          </button>
        ))}
      </div>
      <div className={classes.part} role="tabpanel" id={`chat-part-${tab}`} aria-labelledby={`chat-tab-${tab}`}>
        {tab === 'chats' ? <ChatList memberId={memberId} typed={search} onOpen={onOpen} /> : <People memberId={memberId} typed={search} onOpen={onOpen} />}
      </div>
    </div>
  );
}
