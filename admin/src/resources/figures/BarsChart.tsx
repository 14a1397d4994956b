import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PatternCircles, PatternLines } from '@visx/pattern';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import { turkishNumber } from '../../desk/numbers';
import { useWidth } from './useWidth';

const ROW = 30;
const BAR = 18;
const TEXT = 12;
const GAP = 6;
const LEGEND = 14;

/** How a part of a bar is filled: no two are alike without their colours. */
type Fill = 'full' | 'lines' | 'dots' | 'none';
interface Part {
  name: string;
  fill: Fill;
}
interface BarRow {
  key: string;
  label: string;
  /** One for each part. */
  counts: readonly number[];
}

/** Bars that lie, made of parts, each with what it counts behind it. */
export function BarsChart({ label, parts, rows }: { label: string; parts: readonly Part[]; rows: readonly BarRow[] }) {
  const [box, width] = useWidth();
  const id = useId();
  const { tokens } = useTheme().palette;
  const names = Math.min(150, Math.max(96, width * 0.28));
  const most = Math.max(1, ...rows.map(({ counts }) => sum(counts)));
  const x = scaleLinear<number>({ domain: [0, most], range: [0, width - names - 44] });
  const height = rows.length * ROW;
  const filled: Record<Fill, string> = { full: tokens.primary, lines: `url(#${id}-lines)`, dots: `url(#${id}-dots)`, none: tokens.surface };
  const stroke: Record<Fill, string> = { full: tokens.primary, lines: tokens.warn, dots: tokens.info, none: tokens.muted };
  const patterns = (
    <>
      <PatternLines id={`${id}-lines`} width={6} height={6} orientation={['diagonal']} stroke={tokens.warn} strokeWidth={2} background={tokens.warnSoft} />
      <PatternCircles id={`${id}-dots`} width={7} height={7} radius={1.8} fill={tokens.info} complement background={tokens.infoSoft} />
    </>
  );
  const described = rows
    .map((row) => `${row.label}: ${row.counts.map((count, index) => `${parts[index]?.name} ${turkishNumber(count)}`).join(', ')}`)
    .join('; ');
  return (
    <div ref={box}>
      {parts.length > 1 && (
        <Box
          component="ul"
          aria-hidden
          sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '4px 14px', fontSize: '.78rem', color: 'text.secondary' }}
        >
          {parts.map(({ name, fill }) => (
            <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
              <svg width={LEGEND} height={LEGEND} aria-hidden="true">
                <rect x={1} y={1} width={LEGEND - 2} height={LEGEND - 2} fill={filled[fill]} stroke={stroke[fill]} />
              </svg>
              {name}
            </Box>
          ))}
        </Box>
      )}
      <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin" role="img" aria-label={`${label}. ${described}`}>
        {patterns}
        {rows.map(({ key, label: name, counts }, row) => {
          const y = row * ROW + (ROW - BAR) / 2;
          return (
            <g key={key} fontSize={TEXT}>
              <text x={0} y={y + BAR / 2} dy=".32em" fill={tokens.text}>
                {name}
              </text>
              {counts.map((count, index) => {
                const part = parts[index];
                if (!part || count === 0) return null;
                const start = names + x(sum(counts.slice(0, index)));
                return (
                  <Bar key={part.name} x={start} y={y} width={Math.max(2, x(count))} height={BAR} fill={filled[part.fill]} stroke={stroke[part.fill]}>
                    <title>{`${name} · ${part.name}: ${turkishNumber(count)}`}</title>
                  </Bar>
                );
              })}
              <text x={names + x(sum(counts)) + GAP} y={y + BAR / 2} dy=".32em" fill={tokens.muted}>
                {turkishNumber(sum(counts))}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
