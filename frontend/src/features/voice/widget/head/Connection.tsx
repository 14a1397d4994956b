import { IconAntennaBars5, IconAntennaBarsOff } from '@tabler/icons-react';
import { turkishNumber } from '../../../../design/numbers';
import { useVoice } from '../../session/voice';
import classes from './Head.module.css';

/** Whether the sound is there, and how long it takes to the others, or to the router, and back. */
export function Connection() {
  const phase = useVoice((voice) => voice.phase);
  const roundTripMs = useVoice((voice) => (voice.roundTripMs === null ? null : Math.round(voice.roundTripMs)));
  if (phase === 'joining') return <span className={classes.waiting}>Bağlanıyor…</span>;
  if (phase === 'elsewhere') return <span className={classes.waiting}>Başka bir sekmede</span>;
  if (phase !== 'connected') {
    return (
      <span className={classes.lost}>
        <IconAntennaBarsOff aria-hidden="true" />
        Bağlantı yok
      </span>
    );
  }
  return (
    <>
      <span className={classes.there}>
        <IconAntennaBars5 aria-hidden="true" />
        Ses bağlı
      </span>
      {roundTripMs !== null && (
        <span className={`${classes.number} ${classes.time}`} title="Sesin gidiş dönüş süresi">
          {turkishNumber(roundTripMs)} ms
        </span>
      )}
    </>
  );
}
