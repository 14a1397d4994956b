import type { Share } from '@contracts/figures';
import { useTheme } from '@mui/material/styles';
import { AxisBottom } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { counted, percent, rangeOf } from './figureWords';
import { useWidth } from './useWidth';

const ROW = 30;
const AXIS = 26;
const TEXT = 12;
const CAP = 5;
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
  const names = Math.min(170, Math.max(92, width * 0.3));
  const ends = width < 420 ? 0 : 128;
  const most = Math.min(1, Math.max(LEAST, ...rows.map(({ share }) => share.high)));
  const x = scaleLinear<number>({ domain: [0, most], range: [names, width - ends - 12], nice: true });
  const height = rows.length * ROW + AXIS;
  const described = rows.map((row) => `${row.label}: ${percent(row.share.value)}, aralık ${rangeOf(row.share)}, ${counted(row.decisions)} karar`).join('; ');
  return (
    <div ref={box}>
      <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${label}. ${described}`}>
        {rows.map(({ key, label: name, decisions, share, isFew }, index) => {
          const y = index * ROW + ROW / 2;
          const [from, to, at] = [x(share.low), x(share.high), x(share.value)];
          return (
            <g key={key} fontSize={TEXT}>
              <title>{`${name}: ${percent(share.value)} (${rangeOf(share)})`}</title>
              <text x={0} y={y} dy=".32em" fill={tokens.text}>
                {clipped(name, names)}
              </text>
              <g stroke={isFew ? tokens.muted : tokens.primary} strokeWidth={2} strokeDasharray={isFew ? '3 3' : undefined}>
                <line x1={from} x2={to} y1={y} y2={y} />
                <line x1={from} x2={from} y1={y - CAP} y2={y + CAP} strokeDasharray="none" />
                <line x1={to} x2={to} y1={y - CAP} y2={y + CAP} strokeDasharray="none" />
              </g>
              <circle cx={at} cy={y} r={5} fill={isFew ? tokens.surface : tokens.primary} stroke={isFew ? tokens.muted : tokens.primary} strokeWidth={2} />
              {ends > 0 && (
                <text x={width} y={y} dy=".32em" textAnchor="end" fill={tokens.muted}>
                  {percent(share.value)} · {counted(decisions)} karar
                </text>
              )}
            </g>
          );
        })}
        <AxisBottom
          top={rows.length * ROW}
          scale={x}
          numTicks={Math.max(2, Math.floor((width - names - ends) / 90))}
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
