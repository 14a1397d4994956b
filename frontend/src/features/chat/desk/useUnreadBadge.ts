import { badgeText } from '@contracts/notifications';
import { useEffect } from 'react';

const ICON = { quiet: '/favicon.svg', unread: '/favicon-unread.svg' } as const;

/** Says in the title of the page, whatever it becomes, how many conversations are unread: '(3) Forum · Meydan'; and in its icon that something is. */
export function useUnreadBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    let bare = document.title;
    let shown = '';
    const show = () => {
      if (document.title === shown) return;
      bare = document.title;
      shown = `(${badgeText(count)}) ${bare}`;
      document.title = shown;
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title === shown) document.title = bare;
    };
  }, [count]);
  const isUnread = count > 0;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !isUnread) return;
    icon.href = ICON.unread;
    return () => {
      icon.href = ICON.quiet;
    };
  }, [isUnread]);
}
