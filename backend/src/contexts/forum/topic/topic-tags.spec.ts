import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { HideTopic, WithdrawTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, edited, hidden, merged, REASON, TOPIC } from './topic.fixture.js';
import { MergeTopic, RestoreTopic, RetagTopic, UnmergeTopic } from './topic-moderation.commands.js';

const given = specify(topic);
const origin = sentAt(NOW);
const ASKED = { topicId: 't1', reason: REASON };
const DECIDED = { ...TOPIC, reason: REASON };
const MERGE = { intoTopicId: 't2', mergeId: 'm1' };
const tags = ['cqrs'];
const retag = new RetagTopic({ ...ASKED, tags: ['yeni'] }, origin);
const retagged = (listed: boolean): TopicEvent => ({ type: 'TopicRetagged', data: { ...DECIDED, tags: ['yeni'], formerTags: tags, listed } });

describe('A topic that lists count by its tags', () => {
  it('names them when it leaves the lists', () => {
    given(created(tags))
      .when(new HideTopic({ ...ASKED, reportId: null }, origin))
      .then({ type: 'TopicHidden', data: { ...TOPIC, reportId: null, reason: REASON, tags, wasListed: true } });
    given(created(tags))
      .when(new WithdrawTopic({ topicId: 't1' }, origin))
      .then({ type: 'TopicWithdrawn', data: { ...TOPIC, wasVisible: true, tags } });
    given(created(tags))
      .when(new MergeTopic({ ...ASKED, ...MERGE }, origin))
      .then({ type: 'TopicMerged', data: { ...DECIDED, ...MERGE, tags } });
  });
  it('names them when it is back, as they are then', () => {
    given(created(), edited({ tags }), hidden)
      .when(new RestoreTopic(ASKED, origin))
      .then({ type: 'TopicRestored', data: { ...DECIDED, from: 'hidden', to: 'visible', listed: true, tags, undoes: 2 } });
    given(created(tags), merged)
      .when(new UnmergeTopic(ASKED, origin))
      .then({ type: 'TopicUnmerged', data: { ...DECIDED, ...MERGE, listed: true, tags, undoes: 1 } });
  });
  it('says whether lists show it when its tags change', () => {
    given(created(tags)).when(retag).then(retagged(true));
    given(created(tags), hidden).when(retag).then(retagged(false));
    given(created(tags), merged).when(retag).then(retagged(false));
  });
});
