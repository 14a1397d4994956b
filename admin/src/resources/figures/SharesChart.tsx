import type { Share } from '@contracts/figures';
import { useTheme } from '@mui/material/styles';
import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { turkishNumber } from '../../desk/numbers';
import { percent, rangeOf } from './figureWords';
import { useWidth } from './useWidth';

const ROW = 30;
/** Below this width names stand above their lines. */
const NARROW = 420;
const NARROW_ROW = 46;
/** Between a name and the line below it. */
const BETWEEN = 20;
const AXIS = 26;
const TEXT = 12;
const CAP = 5;
/** Half of the label of the last tick, which stands in the middle below it. */
const MARGIN = 22;
/** Room for what stands at the end of a line. */
const ENDS = 128;
/** Room for the label of a tick. */
const TICK = 64;
/** The least that is drawn, so that small shares are not blown up. */
const LEAST = 0.2;

interface ShareRow {
  key: string;
  label: string;
  decisions: number;
  share: Share;
  /** Says little. */
  isFew: boolean;
}

/** Shares with the ends between which they are: a point and a line, hollow and dashed where there are few. */
export function SharesChart({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  const [box, width] = useWidth();
  const { tokens } = useTheme().palette;
  const isNarrow = width < NARROW;
  const row = isNarrow ? NARROW_ROW : ROW;
  const names = isNarrow ? MARGIN : Math.min(170, Math.max(92, width * 0.3));
  const ends = isNarrow ? 0 : ENDS;
  const most = Math.min(1, Math.max(LEAST, ...rows.map(({ share }) => share.high)));
  const x = scaleLinear<number>({ domain: [0, most], range: [names, width - ends - MARGIN], nice: true });
  const height = rows.length * row + AXIS;
  const described = rows
    .map((row) => `${row.label}: ${percent(row.share.value)}, aralık ${rangeOf(row.share)}, ${turkishNumber(row.decisions)} karar`)
    .join('; ');
  return (
    <div ref={box}>
      <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin" role="img" aria-label={`${label}. ${described}`}>
        {rows.map(({ key, label: name, decisions, share, isFew }, index) => {
          const y = index * row + row - ROW / 2;
          const named = isNarrow ? y - BETWEEN : y;
          const [from, to, at] = [x(share.low), x(share.high), x(share.value)];
          return (
            <g key={key} fontSize={TEXT}>
              <title>{`${name}: ${percent(share.value)} (${rangeOf(share)})`}</title>
              <text x={0} y={named} dy=".32em" fill={tokens.text}>
                {clipped(name, isNarrow ? width - ENDS : names)}
              </text>
              <g stroke={isFew ? tokens.muted : tokens.primary} strokeWidth={2} strokeDasharray={isFew ? '3 3' : undefined}>
                <line x1={from} x2={to} y1={y} y2={y} />
                <line x1={from} x2={from} y1={y - CAP} y2={y + CAP} strokeDasharray="none" />
                <line x1={to} x2={to} y1={y - CAP} y2={y + CAP} strokeDasharray="none" />
              </g>
              <circle cx={at} cy={y} r={5} fill={isFew ? tokens.surface : tokens.primary} stroke={isFew ? tokens.muted : tokens.primary} strokeWidth={2} />
              <text x={width} y={named} dy=".32em" textAnchor="end" fill={tokens.muted}>
                {percent(share.value)} · {turkishNumber(decisions)} karar
              </text>
            </g>
          );
        })}
        <AxisBottom
          top={rows.length * row}
          scale={x}
          numTicks={Math.max(2, Math.floor((width - names - ends - MARGIN) / TICK))}
          tickFormat={(value) => percent(Number(value))}
          stroke={tokens.lineStrong}
          tickStroke={tokens.lineStrong}
          tickLabelProps={{ fill: tokens.muted, fontSize: 11, fontFamily: 'inherit', textAnchor: 'middle' }}
        />
      </svg>
    </div>
  );
}

/** As much of a name as there is room for; the table has all of it. */
function clipped(name: string, room: number): string {
  const letters = Math.floor(room / 7);
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
