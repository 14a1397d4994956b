import { type CSSProperties, useState } from 'react';
import classes from './Range.module.css';

export interface Handle {
  label: string;
  at: number;
  /** Said of where it stands. */
  words: (at: number) => string;
  /** Where it may stand. */
  within: (at: number) => number;
  onSet: (at: number) => void;
}

interface Props {
  min: number;
  max: number;
  step: number;
  handles: readonly Handle[];
  /** Where they are while they are drawn; null when they are let go. */
  onMove?: (ats: readonly number[] | null) => void;
}

/** One or two handles on a line; what they are drawn to holds when they are let go. */
export function Range({ min, max, step, handles, onMove }: Props) {
  const given = handles.map(({ at }) => at);
  const [drawn, setDrawn] = useState<readonly number[] | null>(null);
  const ats = drawn ?? given;
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  const [first = min, last = first] = ats;
  const marked = { '--from': ats.length > 1 ? share(first) : 0, '--to': share(last) } as CSSProperties;
  const move = (index: number, at: number) => {
    const next = ats.map((each, other) => (other === index ? (handles[index]?.within(at) ?? at) : each));
    setDrawn(next);
    onMove?.(next);
  };
  const settle = () => {
    if (!drawn) return;
    setDrawn(null);
    onMove?.(null);
    handles.forEach(({ at, onSet }, index) => {
      const next = drawn[index];
      if (next !== undefined && next !== at) onSet(next);
    });
  };
  return (
    <div className={classes.range} style={marked}>
      {handles.map(({ label, words }, index) => (
        <input
          key={label}
          type="range"
          aria-label={label}
          aria-valuetext={words(ats[index] ?? min)}
          min={min}
          max={max}
          step={step}
          value={ats[index] ?? min}
          onChange={(event) => move(index, Number(event.currentTarget.value))}
          onPointerUp={settle}
          onKeyUp={settle}
          onBlur={settle}
        />
      ))}
    </div>
  );
}
