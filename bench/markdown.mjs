import { cpuUsage } from 'node:process';
import { corpus } from './parts/corpus.mjs';
import { inFolder } from './parts/folder.mjs';
import { atMostTimes, inMs } from './parts/table.mjs';
import { inTurns, median } from './parts/turns.mjs';

/*
 * What it costs the processor to render a text of 5,000 characters, beside prose with some links, emphasis and code that is as long. Each text has its
 * turn right after the prose, once in each round, and what counts is the median of the ratios: a moment in which the machine does
 * something else spoils one of a text's ratios, or one of each. The table shows the dearest; all are measured.
 */
const ROUNDS = 61;
const WARM_UP = 200;
const MOST = 3;
const SHOWN = 20;

export const measure = () =>
  inFolder(async (folder) => {
    const { prose, texts, renderText } = await corpus(folder);
    const time = (text) => {
      const began = cpuUsage();
      renderText(text);
      const { user, system } = cpuUsage(began);
      return (user + system) / 1_000;
    };
    for (let round = 0; round < WARM_UP; round++) time(prose);
    const turns = await inTurns(ROUNDS, Object.fromEntries(texts.map(({ name, text }) => [name, () => ({ baseline: time(prose), own: time(text) })])));
    const measured = Object.entries(turns).map(([name, taken]) => ({
      name,
      baseline: median(taken.map(({ baseline }) => baseline)),
      own: median(taken.map(({ own }) => own)),
      ratio: median(taken.map(({ baseline, own }) => own / baseline)),
    }));
    const dearestFirst = measured.sort((a, b) => b.ratio - a.ratio);
    console.log(`markdown: ${texts.length} texts, of which ${dearestFirst.filter(({ ratio }) => ratio > 1).length} cost more than prose`);
    return dearestFirst
      .filter(({ ratio }, index) => index < SHOWN || ratio > MOST)
      .map(({ name, baseline, own, ratio }) => atMostTimes(`markdown: ${name}`, inMs(own), `prose ${inMs(baseline)}`, ratio, MOST));
  });
