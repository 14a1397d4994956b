/**
 * A line of the result. `ok` is null where there is no aim.
 * @typedef {{ figure: string, measured: string, baseline: string, ratio: string, aim: string, ok: boolean | null }} Row
 */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

const perSecond = (rate) => `${whole.format(rate)}/s`;
const times = (ratio) => `${ratio.toFixed(2)} ×`;
export const inMs = (ms) => `${ms.toFixed(2)} ms`;
const percent = (part) => `${Math.round(part * 100)} %`;

/** A rate beside the rate of its baseline; without `least` the ratio is only for information. @returns {Row} */
export function compared(figure, rate, baselineName, baselineRate, least) {
  const ratio = rate / baselineRate;
  return {
    figure,
    measured: perSecond(rate),
    baseline: `${baselineName} ${perSecond(baselineRate)}`,
    ratio: percent(ratio),
    aim: least ? `≥ ${percent(least)}` : '',
    ok: least ? ratio >= least : null,
  };
}

/** A quantity that is to be at most so much. @returns {Row} */
export const atMost = (figure, value, most, unit) => ({
  figure,
  measured: `${whole.format(value)} ${unit}`,
  baseline: '',
  ratio: '',
  aim: `≤ ${whole.format(most)} ${unit}`,
  ok: value <= most,
});

/** A rate that is to be at least so much. @returns {Row} */
export const atLeast = (figure, rate, baselineName, baselineRate, least) => ({
  ...compared(figure, rate, baselineName, baselineRate),
  aim: `≥ ${perSecond(least)}`,
  ok: rate >= least,
});

/** How many times as much as its baseline something takes, at most so many times. @returns {Row} */
export const atMostTimes = (figure, measured, baseline, ratio, most) => ({
  figure,
  measured,
  baseline,
  ratio: times(ratio),
  aim: `≤ ${times(most)}`,
  ok: ratio <= most,
});

/** @param {readonly Row[]} rows */
export function printTable(rows) {
  const marks = rows.map(({ ok }) => (ok === null ? '' : ok ? '✓' : '✗'));
  const cells = rows.map(({ figure, measured, baseline, ratio, aim }, index) => [figure, measured, baseline, ratio, aim, marks[index]]);
  const lines = [['figure', 'measured', 'baseline', 'ratio', 'aim', ''], ...cells];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  console.log('');
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
}
