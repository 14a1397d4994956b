import { CHAT_SIZES, CHAT_TEXT } from '@contracts/chat';
import { IconChevronUp, IconMinus, IconX } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../design/IconButton';
import { closePanel, minimisePanel, openBeside, openPanel, useDesk } from '../desk/desk';
import { isEscapeIn } from '../desk/isEscapeIn';
import { EDGE } from '../desk/windows';
import { ChatSettings } from '../settings/ChatSettings';
import frame from '../window/Frame.module.css';
import { PanelBody } from './PanelBody';

/** The panel at the corner of a wide page. */
export function ChatPanel({ memberId }: { memberId: string }) {
  const isMinimised = useDesk(({ panel }) => panel === 'minimised');
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus goes when it is minimised, and comes when it is opened
  useEffect(() => {
    if (!document.activeElement?.closest('[data-chat-window]')) place.current?.focus({ preventScroll: true });
  }, [isMinimised]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscapeIn(place.current, event)) return;
    event.preventDefault();
    if (isMinimised) closePanel();
    else minimisePanel();
  };
  const { width, height } = CHAT_SIZES.panel;
  const style = { '--width': `${width}px`, '--height': `${isMinimised ? CHAT_SIZES.bar.height : height}px`, '--right': `${EDGE}px` } as CSSProperties;
  return (
    <section ref={place} className={frame.frame} style={style} aria-label={CHAT_TEXT.title} tabIndex={-1} onKeyDown={onKeyDown} data-chat-panel>
      <header className={frame.head}>
        <h2 className={frame.title}>{CHAT_TEXT.title}</h2>
        {!isMinimised && <ChatSettings size="small" />}
        {isMinimised ? (
          <IconButton label="Büyüt" size="small" aria-expanded={false} onClick={openPanel}>
            <IconChevronUp aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label="Küçült" size="small" aria-expanded={true} onClick={minimisePanel}>
            <IconMinus aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label="Kapat" size="small" onClick={closePanel}>
          <IconX aria-hidden="true" />
        </IconButton>
      </header>
      {!isMinimised && <PanelBody memberId={memberId} onOpen={openBeside} />}
    </section>
  );
}
