import type { OpenSession } from '@contracts/access';
import { useState } from 'react';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { useEndSessions } from '../api/access';
import classes from './EntryList.module.css';
import { SessionItem } from './SessionItem';

export function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const end = useEndSessions();
  const [asking, setAsking] = useState(false);
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end.mutate(session)} />
        ))}
      </ul>
      {others > 0 ? (
        <div className={classes.others}>
          <Button onClick={() => setAsking(true)}>Diğer bütün oturumları kapat</Button>
        </div>
      ) : (
        <p className={classes.meta}>Başka bir cihazda açık oturumunuz yok.</p>
      )}
      {asking && <EndOthers count={others} onClose={() => setAsking(false)} onEnd={() => end.mutate('others')} />}
    </>
  );
}

function EndOthers({ count, onClose, onEnd }: { count: number; onClose: () => void; onEnd: () => void }) {
  const endAndClose = () => {
    onEnd();
    onClose();
  };
  return (
    <Dialog title="Diğer bütün oturumlar kapatılsın mı?" onClose={onClose} footer={null}>
      <p>Bu cihaz dışındaki {count} oturum hemen kapanır. O cihazlarda yeniden giriş yapmak gerekir.</p>
      <div className={classes.actions}>
        <Button onClick={onClose}>Vazgeç</Button>
        <Button kind="primary" onClick={endAndClose}>
          Oturumları kapat
        </Button>
      </div>
    </Dialog>
  );
}
