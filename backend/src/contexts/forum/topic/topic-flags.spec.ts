import { describe, expect, it } from '@jest/globals';
import { DECISION_KINDS, TOPIC_TOOLS } from '../../../../contracts/moderation-verbs.js';
import { TOPIC_FLAG_NAMES, TOPIC_FLAGS } from '../../../../contracts/topic-flags.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, REASON, TOPIC } from './topic.fixture.js';
import { topicStream } from './topic.stream.js';
import { FlagTopic, UndoTopicDecision } from './topic-moderation.commands.js';
import { undoOfTopic } from './topic-undo.rules.js';

const steps = TOPIC_FLAG_NAMES.flatMap((flag) => [TOPIC_FLAGS[flag].set, TOPIC_FLAGS[flag].unset]);

describe('Each flag of a topic', () => {
  it('has a decision, a key, tools and facts of its own', () => {
    const keys = TOPIC_FLAG_NAMES.map((flag) => TOPIC_FLAGS[flag].key);
    for (const names of [DECISION_KINDS, TOPIC_TOOLS, steps.map(({ fact }) => fact), keys]) expect(new Set<string>(names).size).toBe(names.length);
  });
  it('is recorded in facts of topics', () => expect(Object.keys(topicStream.events)).toEqual(expect.arrayContaining(steps.map(({ fact }) => fact))));
});

describe.each(TOPIC_FLAG_NAMES)('A topic that is to be %s', (flag) => {
  const { set, unset } = TOPIC_FLAGS[flag];
  const given = specify(topic);
  const asked = (on: boolean) => new FlagTopic({ topicId: 't1', reason: REASON, flag, on }, sentAt(NOW));
  const fact = (type: typeof set.fact | typeof unset.fact, more = {}): TopicEvent => ({ type, data: { ...TOPIC, reason: REASON, ...more } });

  it('is so once, and no longer once', () => {
    given(created()).when(asked(true)).then(fact(set.fact));
    given(created(), fact(set.fact)).when(asked(true)).thenNothing();
    given(created(), fact(set.fact))
      .when(asked(false))
      .then(fact(unset.fact, { undoes: 1 }));
    given(created()).when(asked(false)).thenNothing();
  });
  it('is so by a decision that can be taken back', () =>
    given(created(), fact(set.fact))
      .when(new UndoTopicDecision({ topicId: 't1', number: 1, reason: REASON, mergeId: 'm1' }, sentAt(NOW)))
      .then(fact(unset.fact, { undoes: 1 })));
  it('has a way back from either side', () => {
    expect(undoOfTopic(fact(set.fact))?.body).toEqual({ action: unset.tool });
    expect(undoOfTopic(fact(unset.fact))?.body).toEqual({ action: set.tool });
  });
});
