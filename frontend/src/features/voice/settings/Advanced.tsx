import { useState } from 'react';
import { Ask } from '../../../calls/Ask';
import { Button } from '../../../design/Button';
import { turkishNumber } from '../../../design/numbers';
import { useVoice } from '../session/voice';
import { AskExport } from './AskExport';
import { useCloseRoom, useKickAll } from './calls';
import { ROOM_FAILURE } from './failures';
import type { Given } from './General';
import classes from './Settings.module.css';

/** What concerns everybody in the room at once. */
export function Advanced({ room, rights, tell, onClosed }: Given & { onClosed: () => void }) {
  const [asked, setAsked] = useState<'export' | 'kick' | 'close' | null>(null);
  const people = useVoice((voice) => voice.people);
  const others = people.filter(({ link, participant }) => link !== 'self' && participant.role !== 'owner').map(({ participant }) => participant.userId);
  return (
    <div className={classes.form}>
      {rights.exports && (
        <section>
          <h3 className={classes.heading}>Oda verilerini dışa aktar</h3>
          <p className={classes.note}>Oda bilgilerini ve mesajları dosya olarak alırsınız. Odadakilere duyurulur.</p>
          <Button onClick={() => setAsked('export')}>Dışa aktar</Button>
        </section>
      )}
      {rights.owns && (
        <section>
          <h3 className={classes.heading}>Herkesi odadan at</h3>
          <p className={classes.note}>Sizden başka herkes çıkarılır ve 24 saat boyunca bu odaya katılamaz.</p>
          <Button aria-disabled={others.length === 0 || undefined} onClick={() => others.length > 0 && setAsked('kick')}>
            Herkesi odadan at
          </Button>
        </section>
      )}
      {rights.closes && (
        <section>
          <h3 className={classes.heading}>Odayı kapat</h3>
          <p className={classes.note}>Herkesin sesi kesilir ve oda listeden kalkar.</p>
          <Button className={classes.danger} onClick={() => setAsked('close')}>
            Odayı kapat
          </Button>
        </section>
      )}
      {asked === 'export' && <AskExport room={room} onDone={tell.succeed} onClose={() => setAsked(null)} />}
      {asked === 'kick' && <AskKickAll roomId={room.id} userIds={others} onDone={tell.succeed} onClose={() => setAsked(null)} />}
      {asked === 'close' && <AskClose roomId={room.id} present={people.length} onClosed={onClosed} onClose={() => setAsked(null)} />}
    </div>
  );
}

function AskKickAll({
  roomId,
  userIds,
  onDone,
  onClose,
}: {
  roomId: string;
  userIds: readonly string[];
  onDone: (words: string) => void;
  onClose: () => void;
}) {
  const kicking = useKickAll(roomId, {
    onDone: (words) => {
      onDone(words);
      onClose();
    },
  });
  return (
    <Ask
      title="Herkesi odadan at"
      effect={`${turkishNumber(userIds.length)} kişi odadan hemen çıkarılır ve 24 saat boyunca bu odaya katılamaz.`}
      more="Engelleri Moderasyon sekmesinden tek tek kaldırabilirsiniz."
      isGrave
      verb="Herkesi odadan at"
      doing="Atılıyor…"
      calling={kicking}
      failed={ROOM_FAILURE.kick}
      onDo={() => kicking.mutate(userIds)}
      onClose={onClose}
    />
  );
}

function AskClose({ roomId, present, onClosed, onClose }: { roomId: string; present: number; onClosed: () => void; onClose: () => void }) {
  const closing = useCloseRoom(roomId, { onDone: onClosed });
  return (
    <Ask
      title="Odayı kapat"
      effect={`Odadaki ${turkishNumber(present)} kişinin sesi kesilir ve oda listeden kalkar. Bu işlem geri alınamaz.`}
      isGrave
      verb="Odayı kapat"
      doing="Kapatılıyor…"
      calling={closing}
      failed={ROOM_FAILURE.close}
      onDo={() => closing.mutate()}
      onClose={onClose}
    />
  );
}
