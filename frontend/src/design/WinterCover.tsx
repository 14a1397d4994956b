import { useId } from 'react';
import classes from './WinterCover.module.css';

/** A fir of three tiers whose foot stands at the origin, one unit wide and about two high. */
const FIR = 'M0-2.1-.22-1.5h.1l-.22.6h.12L-.5-.15h.42V0h.16v-.15h.42L.22-.9h.12l-.22-.6h.1Z';

/** Where firs stand: from the left, the height of the ground, and how large. */
type Fir = readonly [x: number, y: number, size: number];
const FAR: readonly Fir[] = Array.from({ length: 44 }, (_, at) => [14 + at * 27 + ((at * 17) % 13), 92 + ((at * 11) % 7), 10 + ((at * 7) % 6)]);
const MIDDLE: readonly Fir[] = Array.from({ length: 24 }, (_, at) => [8 + at * 51 + ((at * 23) % 29), 118 + ((at * 13) % 9), 15 + ((at * 5) % 11)]);
const NEAR: readonly Fir[] = [
  [34, 158, 34],
  [92, 162, 26],
  [168, 160, 38],
  [232, 164, 22],
  [905, 162, 24],
  [968, 158, 42],
  [1030, 163, 32],
  [1098, 159, 38],
  [1166, 162, 44],
];

/** The cover of those who have chosen none: firs in the snow. Decoration, cut off at its sides where the place is narrower. */
export function WinterCover({ className }: { className?: string }) {
  const sky = useId();
  return (
    <svg className={`${classes.cover} ${className ?? ''}`} viewBox="0 0 1200 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={sky} x2="0" y2="1">
          <stop stopColor="var(--winter-sky)" />
          <stop offset="1" stopColor="var(--winter-glow)" />
        </linearGradient>
      </defs>
      <rect width="1200" height="160" fill={`url(#${sky})`} />
      <circle cx="800" cy="30" r="17" fill="var(--winter-light)" />
      <path d="M0 66C160 40 320 48 500 62s420 22 700-14v112H0Z" fill="var(--winter-hill)" />
      <Firs firs={FAR} fill="var(--winter-far)" />
      <path d="M0 104c220-14 420 8 640 4s380-20 560-8v60H0Z" fill="var(--winter-snow)" opacity=".6" />
      <Firs firs={MIDDLE} fill="var(--winter-middle)" />
      <path d="M0 132c260-16 520 14 760 8s300-18 440-10v30H0Z" fill="var(--winter-snow)" />
      <Firs firs={NEAR} fill="var(--winter-near)" />
    </svg>
  );
}

function Firs({ firs, fill }: { firs: readonly Fir[]; fill: string }) {
  return (
    <g fill={fill}>
      {firs.map(([x, y, size]) => (
        <path key={x} d={FIR} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </g>
  );
}
