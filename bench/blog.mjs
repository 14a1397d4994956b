import { asked, post } from './parts/asked.mjs';
import { besideBare, load } from './parts/bare.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { text } from './parts/history.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { COMMON_TAG } from './parts/posts-and-topics.mjs';
import { seedPosts, seedSessions } from './parts/seed.mjs';
import { atMostTimes, compared, inMs } from './parts/table.mjs';
import { inTurns, median, medians, timed } from './parts/turns.mjs';

/*
 * Lists of the blog in each order and the page of a post, in a blog of 1,000 posts and in one of 100,000: requests a second beside a bare Fastify
 * route that makes the same data into JSON, and beside the list of topics and the page of a topic in a forum that is as large. Both sizes are
 * asked in turns. What is asked again and again is in memory, so lists are also asked when something was written in between: that counts how long
 * half of the answers take at most. BENCH_POSTS makes the large blog smaller or larger.
 */
const SMALL = 1_000;
const LARGE = Number(process.env.BENCH_POSTS ?? 100_000);
const MEMBERS = 100;
const CONNECTIONS = 10;
const ROUNDS = 3;
const TURN_S = 1;
const LONGEST_START_MS = 10 * 60_000;
const WRITERS = 50;
const REQUESTS = 200;
const MOST = 1.3;
const OF_FORUM = 0.8;
/** Nobody is new here. */
const SETTINGS = { NEW_MEMBER_POSTS: '0', HOLD_FIRST_POSTS: '0' };
/** The smallest picture there is. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const WORDS = text(7, 600).slice(0, 4_000);

const list = (query) => `/api/blog/posts?limit=20&${query}`;
const TOPICS = '/api/forum/topics?limit=20&sort=newest';
const LISTS = {
  'newest posts': list('sortBy=newest'),
  'popular posts': list('sortBy=popular'),
  'most liked posts': list('sortBy=mostLiked'),
  'most commented posts': list('sortBy=mostCommented'),
  'newest posts with a tag': list(`sortBy=newest&tag=${encodeURIComponent(COMMON_TAG)}`),
  'popular posts with a tag': list(`sortBy=popular&tag=${encodeURIComponent(COMMON_TAG)}`),
};

export const measure = () => inFolder((small) => inFolder((large) => measureIn(small, large)));

async function measureIn(small, large) {
  const towns = [];
  try {
    for (const [folder, posts] of [
      [small, SMALL],
      [large, LARGE],
    ])
      towns.push(await opened(folder, posts));
    const [few, many] = towns;
    const pages = await Promise.all(
      Object.entries({ ...LISTS, 'page of a post': many.postPath }).map(async ([name, path]) => ({
        name,
        body: await (await asked(`${many.url}${path}`)).text(),
      })),
    );
    const fast = await besideBare(large, pages, (bare) => rates(few, many, bare, pages));
    return [...fast, ...(await afterWrites(few, many))];
  } finally {
    for (const { child } of towns) await stop(child);
  }
}

/** A town in which one more post and one more topic were written, both with the same words. */
async function opened(folder, posts) {
  await seedPosts(folder, posts, MEMBERS);
  const tokens = await seedSessions(folder, WRITERS);
  const { child, url, ready } = await startMeydan(folder, SETTINGS, LONGEST_START_MS);
  await ready();
  const [token] = tokens;
  const { data: categories } = await (await asked(`${url}/api/blog/categories`)).json();
  const category = categories[0].id;
  const form = new FormData();
  form.set('image', new Blob([PICTURE], { type: 'image/png' }), 'kapak.png');
  const picture = await (await asked(`${url}/api/forum/images`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })).json();
  const title = 'Measured';
  const written = { title, content: WORDS, excerpt: title, category_id: category, featured_image: picture.data.url, status: 'published', reading_time: 4 };
  const { data: made } = await (await asked(`${url}/api/blog/posts`, post(written, token))).json();
  const topic = await (await asked(`${url}/api/forum/topics`, post({ title, content: WORDS, categoryId: category }, token))).json();
  return { child, url, tokens, postId: made.id, postPath: `/api/blog/posts/${made.id}`, topicPath: `/api/forum/posts/${topic.data.id}` };
}

async function rates(few, many, bareUrl, pages) {
  const rows = [];
  for (const [index, { name }] of pages.entries()) {
    const of = (address) => load({ url: address, connections: CONNECTIONS, seconds: TURN_S });
    const path = (town) => LISTS[name] ?? town.postPath;
    const rate = await medians(ROUNDS, {
      few: () => of(`${few.url}${path(few)}`),
      many: () => of(`${many.url}${path(many)}`),
      forum: () => of(`${many.url}${name in LISTS ? TOPICS : many.topicPath}`),
      bare: () => of(`${bareUrl}/${index}`),
    });
    rows.push(
      compared(`blog: ${name}, ${LARGE} posts`, rate.many, 'bare Fastify', rate.bare),
      compared(`blog: ${name}, ${LARGE} posts`, rate.many, name in LISTS ? 'topics' : 'topic', rate.forum, OF_FORUM),
      atMostTimes(`blog: ${name}, time of ${LARGE} posts`, inMs(1_000 / rate.many), `of ${SMALL} ${inMs(1_000 / rate.few)}`, rate.few / rate.many, MOST),
    );
  }
  return rows;
}

/** Each list right after a like: nothing that was read before the like counts any more. */
async function afterWrites(few, many) {
  const rows = [];
  let likes = 0;
  for (const [name, path] of Object.entries(LISTS)) {
    const read = async ({ url, tokens, postId }) => {
      await asked(`${url}/api/blog/posts/${postId}/like`, post({}, tokens[likes++ % tokens.length]));
      return timed(async () => (await asked(`${url}${path}`)).arrayBuffer());
    };
    const times = await inTurns(REQUESTS, { few: () => read(few), many: () => read(many) });
    const [measured, baseline] = [median(times.many), median(times.few)];
    rows.push(
      atMostTimes(`blog: ${name} after a like, median of ${REQUESTS}, ${LARGE} posts`, inMs(measured), `${SMALL} ${inMs(baseline)}`, measured / baseline, MOST),
    );
  }
  return rows;
}
