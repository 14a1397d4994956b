import { IconCheck } from '@tabler/icons-react';
import type { Heard } from './heard';
import classes from './LevelMeter.module.css';
import { useLevel } from './useLevel';

const STEPS = 32;
const CELLS = Array.from({ length: STEPS }, (_, index) => index);

const WORDS: Record<Heard, string> = {
  nothing: 'Bir şeyler söyleyin',
  quiet: 'Sesiniz kısık geliyor',
  well: 'Sesiniz iyi geliyor',
  loud: 'Sesiniz çok yüksek geliyor',
};

/** Shows how loud the microphone is, and says how one is heard. */
export function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const { level, loudest, heard } = useLevel(stream, STEPS);
  return (
    <>
      <meter className="visually-hidden" aria-label="Giriş düzeyi" min={0} max={100} value={Math.round((level / STEPS) * 100)} />
      <div className={classes.meter} aria-hidden="true">
        {CELLS.map((cell) => (
          <i key={cell} data-on={cell < level || undefined} data-top={(cell === loudest - 1 && cell >= level) || undefined} />
        ))}
      </div>
      <p className={classes.heard} data-heard={heard} role="status">
        {stream && heard === 'well' && <IconCheck aria-hidden="true" />}
        {stream ? WORDS[heard] : 'Mikrofon açılıyor…'}
      </p>
    </>
  );
}
