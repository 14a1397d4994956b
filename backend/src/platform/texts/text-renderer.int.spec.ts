import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../observability/logger.js';
import { RenderedTexts } from './rendered-texts.js';
import { type Rendered, TextRenderer } from './text-renderer.js';
import { startTextThread } from './text-thread-program.js';

const logger = createLogger('fatal');
const LONG_MS = 20_000;
let open: TextRenderer[] = [];

function renderer(start = startTextThread, longestMs = LONG_MS, longestStartMs = LONG_MS): TextRenderer {
  const made = new TextRenderer(start, { textMs: longestMs, startMs: longestStartMs }, logger);
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

  it('is shown as plain words when no thread gets ready in time, with all that waited for it', async () => {
    const starts = [() => new Worker('setInterval(() => {}, 1_000)', { eval: true }), obedient];
    const one = renderer(() => (starts.shift() ?? obedient)(), LONG_MS, 1_000);
    const lost = await Promise.all(['a', 'b', 'c'].map((text) => one.render(text, 'member')));
    expect(lost).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>'].map((html) => ({ html, failed: true })));
    expect(await one.render('say("iyi")', 'member')).toEqual({ html: 'iyi', failed: false });
  });

  it('is shown as plain words when the thread ends before it is ready, with all that waited for it', async () => {
    const starts = [() => new Worker('throw new Error("x")', { eval: true }), obedient];
    const one = renderer(() => (starts.shift() ?? obedient)());
    const lost = await Promise.all(['say("a")', 'say("b")'].map((text) => one.render(text, 'member')));
    expect(lost.map(({ failed }) => failed)).toEqual([true, true]);
    expect((await one.render('say("iyi")', 'member')).html).toBe('iyi');
  });

  it('is shown as plain words when no thread can be started at all', async () => {
    let starts = 0;
    const one = renderer(() => {
      if (++starts === 1) throw new Error('ERR_WORKER_INIT_FAILED');
      return obedient();
    });
    expect(await one.render('**a**', 'member')).toEqual({ html: '<p>**a**</p>', failed: true });
    expect(await one.render('say("iyi")', 'member')).toEqual({ html: 'iyi', failed: false });
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
  it('are asked for anew after a question that broke', async () => {
    const answers = [() => Promise.reject(new Error('x')), () => Promise.resolve({ html: '<p>a</p>', failed: false })];
    const texts = new RenderedTexts({ render: () => (answers.shift() as () => Promise<Rendered>)() });
    await expect(Promise.all([texts.of('a'), texts.of('a')])).rejects.toThrow('x');
    expect(await texts.of('a')).toBe('<p>a</p>');
  });
  it('are nothing when there is nothing', async () => expect(await counted().texts.of('')).toBe(''));
});
