import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../observability/logger.js';
import { RenderedTexts } from './rendered-texts.js';
import { TextRenderer } from './text-renderer.js';
import { startTextThread } from './text-thread-program.js';

const logger = createLogger('fatal');
const LONG_MS = 20_000;
let open: TextRenderer[] = [];

function renderer(start = startTextThread, longestMs = LONG_MS): TextRenderer {
  const made = new TextRenderer(start, longestMs, logger);
  open.push(made);
  return made;
}

/** A thread that does as it is told: the text is its program. */
const obedient = () =>
  new Worker(
    `require('node:worker_threads').parentPort.on('message', ({ source }) => { const say = (text) => require('node:worker_threads').parentPort.postMessage(text); eval(source); }).postMessage(null)`,
    { eval: true },
  );

afterEach(async () => {
  await Promise.all(open.map((each) => each.close()));
  open = [];
});

describe('A text that is rendered beside what serves', () => {
  it('is what the renderer makes of it', async () =>
    expect(await renderer().render('**kalın** @ayse', 'member')).toEqual({
      html: '<p><strong>kalın</strong> <a href="/profile/ayse">@ayse</a></p>',
      failed: false,
    }));

  it('keeps its place among those that were asked for at once', async () => {
    const one = renderer();
    const all = await Promise.all(['a', 'b', 'c'].map((text) => one.render(text, 'member')));
    expect(all.map(({ html }) => html)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
  });

  it('is shown as plain words when it takes too long, and the next one is not hurt', async () => {
    const one = renderer(obedient, 1_000);
    const [lost, next] = await Promise.all([one.render('for (;;);', 'member'), one.render('say("iyi")', 'member')]);
    expect(lost).toEqual({ html: '<p>for (;;);</p>', failed: true });
    expect(next).toEqual({ html: 'iyi', failed: false });
  });

  it('is shown as plain words when it breaks the thread', async () => {
    const one = renderer(obedient);
    const [lost, ended, next] = await Promise.all([
      one.render('throw new Error("x")', 'member'),
      one.render('process.exit(3)', 'member'),
      one.render('say("iyi")', 'member'),
    ]);
    expect([lost?.failed, ended?.failed, next?.html]).toEqual([true, true, 'iyi']);
  });

  it('is answered with plain words when the process is about to end', async () => {
    const one = renderer(obedient);
    const [first, second] = [one.render('for (;;);', 'member'), one.render('**a**', 'member')];
    await one.close();
    expect([(await first).html, (await second).html]).toEqual(['<p>for (;;);</p>', '<p>**a**</p>']);
    expect((await one.render('c', 'member')).html).toBe('<p>c</p>');
  });
});

describe('Texts that were rendered', () => {
  const counted = () => {
    const asked: string[] = [];
    const render = async (source: string) => {
      asked.push(source);
      return { html: `<p>${source}</p>`, failed: false };
    };
    return { asked, texts: new RenderedTexts({ render }) };
  };

  it('are not rendered again, also when many ask at once', async () => {
    const { asked, texts } = counted();
    await Promise.all([texts.of('a'), texts.of('a'), texts.of('b')]);
    expect(await texts.all(['b', 'a'])).toEqual(['<p>b</p>', '<p>a</p>']);
    expect(asked).toEqual(['a', 'b']);
  });
  it('are others for the installation’s own texts', async () => {
    const { asked, texts } = counted();
    await texts.of('a');
    await texts.of('a', 'house');
    expect(asked).toEqual(['a', 'a']);
  });
  it('are nothing when there is nothing', async () => expect(await counted().texts.of('')).toBe(''));
});
