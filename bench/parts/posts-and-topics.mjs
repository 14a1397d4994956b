import { asUser, idOf, openings, Recorder, registration, sha, text } from './history.mjs';

const TAGS = ['react', 'compiler', 'server', 'data', 'speed'];
/** Every tenth post and topic has it. */
export const COMMON_TAG = 'common';
const COMMON_EVERY = 10;
/** Members who like each post and topic, one after the other: the first of them nobody does. */
const LIKED_UP_TO = 3;

const tagsOf = (number) => [TAGS[number % TAGS.length], ...(number % COMMON_EVERY === 0 ? [COMMON_TAG] : [])];

const FACTS_OF_MEMBER = 5;
const likesOf = (number) => number % LIKED_UP_TO;

/** How many facts such a town has: a topic is one, a post two, and likes are given to both. */
export function factsOf(count, members, categories) {
  const likes = Array.from({ length: count }, (_, number) => likesOf(number)).reduce((sum, liked) => sum + liked, 0);
  return categories + FACTS_OF_MEMBER * members + 3 * count + 2 * likes;
}

/**
 * Appends, in order, of a town in which as many posts were published as topics opened, by so many members; both are liked alike. The texts of
 * posts are files, which no list needs: there are none.
 */
export function* postsAndTopics(count, members, categoryIds) {
  const record = new Recorder('posts and topics');
  yield* openings(record, categoryIds);
  for (let number = 0; number < members; number++) yield* registration(record, number);
  for (let number = 0; number < count; number++) {
    const authorId = idOf('member', number % members);
    const categoryId = categoryIds[number % categoryIds.length];
    const about = { authorId, categoryId, title: text(number, 7), tags: tagsOf(number) };
    yield* topic(record, number, about);
    yield* post(record, number, about);
    for (let liked = 0; liked < likesOf(number); liked++) {
      const memberId = idOf('member', (number + liked + 1) % members);
      yield like(record, { targetType: 'topic', targetId: idOf('topic', number), topicId: idOf('topic', number), memberId, authorId });
      yield like(record, { targetType: 'post', targetId: idOf('post', number), postId: idOf('post', number), memberId, authorId });
    }
  }
}

function* topic(record, number, about) {
  const topicId = idOf('topic', number);
  yield record.one(`topic-${topicId}`, -1, asUser(about.authorId), [['TopicCreated', { topicId, ...about, content: text(number, 70) }]]);
}

function* post(record, number, { authorId, categoryId, title, tags }) {
  const postId = idOf('post', number);
  const place = { postId, authorId, categoryId, tags };
  const words = { slug: `yazi-${number}`, textKey: `blog-texts/${postId}.${number}.md`, digest: sha(title), bytes: 4_000, readingTime: 4, edition: 0 };
  const seo = { seoTitle: null, seoDescription: null, keywords: [], canonical: null };
  const written = record.one(`post-${postId}`, -1, asUser(authorId), [
    ['PostDrafted', { ...place, ...words, ...seo, title, excerpt: text(number, 20), cover: `/api/forum/images/${postId}` }],
    ['PostPublished', { ...place, first: true, publishedAt: '', by: 'author', listed: true }],
  ]);
  const published = written.events[1];
  published.data.publishedAt = published.at;
  yield written;
}

function like(record, given) {
  const liked = record.one(`like-${given.targetId}.${given.memberId}`, -1, asUser(given.memberId), [['ContentLiked', { ...given, likedAt: '' }]]);
  const [event] = liked.events;
  event.data.likedAt = event.at;
  return liked;
}
