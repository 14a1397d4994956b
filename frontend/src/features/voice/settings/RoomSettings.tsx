import type { VoiceRoom } from '@contracts/voice';
import { Drawer } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { Callout } from '../../../design/Callout';
import { isOnTop } from '../../../design/isOnTop';
import { useFocusBack } from '../../../design/useFocusBack';
import { focusOutside } from '../focusOutside';
import { useVoice } from '../session/voice';
import { Advanced } from './Advanced';
import { DrawerTabs, drawerPanel } from './DrawerTabs';
import { General } from './General';
import { keepFocus } from './keepFocus';
import { Moderation } from './Moderation';
import { Participants } from './Participants';
import { rightsIn, type Tab, tabsFor } from './rights';
import classes from './Settings.module.css';
import { useFeedback } from './useFeedback';
import { useLeaving } from './useLeaving';

/** What a room is and who is in it, and what one may change of that. */
export function RoomSettings({ room, onClose }: { room: VoiceRoom; onClose: () => void }) {
  const member = useMember();
  const role = useVoice(({ people }) => people.find(({ link }) => link === 'self')?.participant.role ?? null);
  const rights = rightsIn(room, role, may(member, 'voice.moderate'));
  const tabs = tabsFor(rights);
  const [wanted, setWanted] = useState<Tab>('general');
  // Whoever loses a right while the drawer is open is led to what is left.
  const chosen = tabs.includes(wanted) ? wanted : 'general';
  const { leave, question, onWritten } = useLeaving<Tab | null>(
    (to) => (to === null ? onClose() : setWanted(to)),
    (to) => (to === null ? 'Sil ve kapat' : 'Sil ve devam et'),
  );
  const drawer = useRef<HTMLDivElement>(null);
  const { feedback, succeed, fail } = useFeedback();
  useFocusBack();
  // The room may be gone, and the button that opened this with it.
  useEffect(() => () => focusOutside(room.id), [room.id]);
  const given = { room, rights, tell: { succeed, fail } };
  return (
    <Drawer
      ref={drawer}
      opened
      onClose={() => isOnTop(drawer.current) && leave(null)}
      position="right"
      size="var(--narrow)"
      title="Oda ayarları"
      closeButtonProps={{ 'aria-label': 'Oda ayarlarını kapat' }}
    >
      <div ref={keepFocus} className={classes.drawer}>
        <DrawerTabs tabs={tabs} chosen={chosen} onChoose={(to) => to !== chosen && leave(to)} />
        <div role="status">
          {feedback && (
            <Callout tone={feedback.tone} title={feedback.title}>
              {feedback.text}
            </Callout>
          )}
        </div>
        <div className={classes.panel} {...drawerPanel(chosen)}>
          {chosen === 'general' && <General {...given} question={question} onWritten={onWritten} />}
          {chosen === 'people' && <Participants {...given} />}
          {chosen === 'moderation' && <Moderation {...given} />}
          {chosen === 'advanced' && <Advanced {...given} onClosed={onClose} />}
        </div>
      </div>
    </Drawer>
  );
}
