import { describe, expect, it } from '@jest/globals';
import { demoMembers } from './demo-members.js';
import { demoReports } from './demo-reports.js';
import { readDemoTopics, topicIn } from './demo-topics.js';
import { demoLikes } from './seed-attention.js';

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const topics = readDemoTopics();
const likes = demoLikes(topics, NOW);
const writtenFor = ({ topicIndex, comment }: (typeof likes)[number]) => {
  const topic = topics[topicIndex];
  return comment === null ? topic : topic?.comments[comment];
};

describe('The likes of the sample content', () => {
  it('are for something, by somebody else who is there', () => {
    const names = new Set(demoMembers.map(({ username }) => username));
    expect(likes.filter((like) => !writtenFor(like) || writtenFor(like)?.by === like.by || !names.has(like.by))).toEqual([]);
  });
  it('are given once', () => expect(new Set(likes.map(({ by, topicIndex, comment }) => `${by}/${topicIndex}/${comment}`)).size).toBe(likes.length));
  it('come after what they are for and before the first start', () => {
    const since = ({ topicIndex, comment }: (typeof likes)[number]) => {
      const topic = topics[topicIndex];
      return NOW - (topic?.hoursAgo ?? 0) * 3_600_000 + (comment === null ? 0 : (topic?.comments[comment]?.after ?? 0) * 60_000);
    };
    expect(likes.filter((like) => Date.parse(like.at) <= since(like) || Date.parse(like.at) >= NOW)).toEqual([]);
  });
  it('are not for what was reported as spam, scam or harassment, unless it turns out to be none', () => {
    const reported = new Set(
      demoReports.filter(({ reason, settled }) => reason !== 'other' && !settled).map(({ topic, comment }) => `${topic}/${comment ?? null}`),
    );
    expect(likes.filter(({ topicIndex, comment }) => reported.has(`${topicIndex}/${comment}`))).toEqual([]);
  });
});

describe('The views of the sample topics', () => {
  it('are more than its writers and likes', () => expect(topics.filter(({ views, comments, likes }) => views <= comments.length + likes.length)).toEqual([]));
});

describe('A file with a sample topic', () => {
  const HEAD = '---\nby: elif\ncategory: genel\ntitle: Bir soru: bu mu?\ntags: a b, c\nhoursAgo: 0.5\nviews: 3\n---\n';
  it('is a topic and its comments', () => {
    expect(topicIn(`${HEAD}\nİki\n\n--- satır\n\n---\nby: ozan\nafter: 4\nquotes: 0\nlikes: elif, irem\n---\n\nBir\n`)).toEqual({
      by: 'elif',
      category: 'genel',
      title: 'Bir soru: bu mu?',
      content: 'İki\n\n--- satır',
      tags: ['a b', 'c'],
      hoursAgo: 0.5,
      views: 3,
      likes: [],
      comments: [{ by: 'ozan', content: 'Bir', after: 4, quotes: 0, likes: ['elif', 'irem'] }],
    });
  });
  it('is refused when it lacks something', () => {
    expect(() => topicIn(HEAD.replace('views: 3\n', ''))).toThrow('lacks "views"');
    expect(() => topicIn(HEAD.replace('views: 3', 'views: many'))).toThrow('"views" of a sample text is no number');
  });
});
