import { describe, expect, it } from '@jest/globals';
import { demoAttention } from './demo-attention.js';
import { demoMembers } from './demo-members.js';
import { demoReports } from './demo-reports.js';
import { demoTopics } from './demo-topics.js';
import { demoLikes } from './seed-attention.js';

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const likes = demoLikes(NOW);
const writtenFor = ({ topicIndex, comment }: (typeof likes)[number]) => {
  const topic = demoTopics[topicIndex];
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
      const topic = demoTopics[topicIndex];
      return NOW - (topic?.hoursAgo ?? 0) * 3_600_000 + (comment === null ? 0 : (topic?.comments[comment]?.after ?? 0) * 60_000);
    };
    expect(likes.filter((like) => Date.parse(like.at) <= since(like) || Date.parse(like.at) >= NOW)).toEqual([]);
  });
  it('are not for what was reported as spam, scam or harassment', () => {
    const reported = new Set(demoReports.filter(({ reason }) => reason !== 'other').map(({ topic, comment }) => `${topic}/${comment ?? null}`));
    expect(likes.filter(({ topicIndex, comment }) => reported.has(`${topicIndex}/${comment}`))).toEqual([]);
  });
});

describe('The views of the sample topics', () => {
  it('are known of each topic, and are more than its writers and likes', () => {
    expect(demoAttention).toHaveLength(demoTopics.length);
    const fewest = demoTopics.map(({ comments }, at) => comments.length + (demoAttention[at]?.likes.length ?? 0));
    expect(demoAttention.filter(({ views }, at) => views <= (fewest[at] ?? 0))).toEqual([]);
  });
});
