import { describe, expect, it } from '@jest/globals';
import { DECISION_KINDS } from '../../../../contracts/forum-decisions.js';
import { TOPIC_TOOLS } from '../../../../contracts/forum-tools.js';
import { TOPIC_FLAG_NAMES, TOPIC_FLAGS } from '../../../../contracts/topic-flags.js';
import { topicStream } from './topic.stream.js';

const steps = TOPIC_FLAG_NAMES.flatMap((flag) => [TOPIC_FLAGS[flag].set, TOPIC_FLAGS[flag].unset]);

describe('Each flag of a topic', () => {
  it('has a decision, a key, tools and facts of its own', () => {
    const keys = TOPIC_FLAG_NAMES.map((flag) => TOPIC_FLAGS[flag].key);
    for (const names of [DECISION_KINDS, TOPIC_TOOLS, steps.map(({ fact }) => fact), keys]) expect(new Set<string>(names).size).toBe(names.length);
  });
  it('is recorded in facts of topics', () => expect(Object.keys(topicStream.events)).toEqual(expect.arrayContaining(steps.map(({ fact }) => fact))));
});
