import { useEffect, useState } from 'react';
import { type Heard, heardAs } from './heard';
import { levelOf } from './level';

/** Of one look: a loud moment is remembered for some seconds. */
const FADES = 0.0015;

interface Shown {
  /** Steps of the meter. */
  readonly level: number;
  readonly loudest: number;
  readonly heard: Heard;
}

const SILENT: Shown = { level: 0, loudest: 0, heard: 'nothing' };

/** How loud a stream is, in steps of a meter, whenever the screen is drawn. */
export function useLevel(stream: MediaStream | null, steps: number): Shown {
  const [shown, setShown] = useState(SILENT);
  useEffect(() => {
    if (!stream) return;
    const meter = levelOf(stream);
    let loudest = 0;
    const look = () => {
      const level = meter.level();
      loudest = Math.max(level, loudest - FADES);
      const next: Shown = { level: Math.round(level * steps), loudest: Math.round(loudest * steps), heard: heardAs(loudest) };
      setShown((before) => (isSame(before, next) ? before : next));
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      meter.close();
      setShown(SILENT);
    };
  }, [stream, steps]);
  return shown;
}

const isSame = (one: Shown, other: Shown): boolean => one.level === other.level && one.loudest === other.loudest && one.heard === other.heard;
