import { IconHeadphones, IconHeadphonesOff } from '@tabler/icons-react';
import { setLocallyMuted, setVolume } from '../../session/voice';
import type { VoicePerson } from '../../session/voiceState';
import classes from './Tile.module.css';

/** The tile grows by it: what would be hidden below those who are seen comes to be seen. */
const inView = (row: HTMLElement | null) => row?.scrollIntoView?.({ block: 'nearest' });

/** How loud somebody is heard on this device, and whether at all. */
export function TileSound({ person: { participant, volume, isLocallyMuted }, name }: { person: VoicePerson; name: string }) {
  const percent = Math.round(volume * 100);
  const label = isLocallyMuted ? `${name}: sesini aç` : `${name}: sesini kapat`;
  return (
    <div ref={inView} className={classes.sound} title="Yalnızca sizin duyduğunuz ses">
      <button type="button" aria-label={label} aria-pressed={isLocallyMuted} title={label} onClick={() => setLocallyMuted(participant.userId, !isLocallyMuted)}>
        {isLocallyMuted ? <IconHeadphonesOff aria-hidden="true" /> : <IconHeadphones aria-hidden="true" />}
      </button>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={`${name}: ses düzeyi`}
        aria-valuetext={`%${percent}`}
        disabled={isLocallyMuted}
        onChange={(event) => setVolume(participant.userId, Number(event.currentTarget.value) / 100)}
      />
      <span aria-hidden="true">%{percent}</span>
    </div>
  );
}
