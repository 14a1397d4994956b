import { describe, expect, it } from '@jest/globals';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { DeleteTopic } from './topic.commands.js';
import { topic } from './topic.decider.js';
import type { TopicEvent } from './topic.events.js';
import { created, deleted, hidden, merged, REASON, TOPIC, unmerged } from './topic.fixture.js';
import { topicStream } from './topic.stream.js';
import { RestoreTopic, UnmergeTopic } from './topic-moderation.commands.js';

const given = specify(topic);
const shapes = new EventShapes([topicStream]);
const origin = sentAt(NOW);
const ASKED = { topicId: 't1', reason: REASON };
const REMOVED = { ...TOPIC, reportId: null, reason: REASON };

/** A fact of version 1, as it is read today. */
const old = (type: TopicEvent['type'], data: object) => shapes.readShut(recorded({ type, data }, { schema: 1 })) as TopicEvent;
const wasListed = (event: TopicEvent) => 'wasListed' in event.data && event.data.wasListed;

describe('A topic whose removal was recorded in version 1', () => {
  it('was listed where nothing says otherwise', () => {
    expect(old('TopicHidden', REMOVED).data).toEqual(hidden.data);
    expect(old('TopicDeleted', { ...REMOVED, wasHidden: false }).data).toEqual(deleted().data);
  });
  it('was not listed where it was hidden, or merged into another', () => {
    expect(wasListed(old('TopicDeleted', { ...REMOVED, wasHidden: true }))).toBe(false);
    expect(wasListed(old('TopicHidden', { ...REMOVED, wasListed: false }))).toBe(false);
    expect(wasListed(old('TopicDeleted', { ...REMOVED, wasHidden: false, wasListed: false }))).toBe(false);
  });
  it('is decided on as any other', () => {
    given(created(), old('TopicHidden', REMOVED))
      .when(new RestoreTopic(ASKED, origin))
      .then({ type: 'TopicRestored', data: { ...TOPIC, reason: REASON, from: 'hidden', to: 'visible', listed: true, undoes: 1 } });
    given(created(), old('TopicHidden', REMOVED))
      .when(new DeleteTopic({ ...ASKED, reportId: null }, origin))
      .then({ type: 'TopicDeleted', data: { ...REMOVED, wasListed: false, wasHidden: true } });
    given(created(), merged, old('TopicHidden', { ...REMOVED, wasListed: false }))
      .when(new UnmergeTopic(ASKED, origin))
      .then(unmerged(false, 1));
  });
});

describe('A topic whose new tags were recorded in version 1', () => {
  const RETAGGED = { ...TOPIC, reason: REASON, tags: [], formerTags: [] };

  it('was listed unless it says otherwise', () => {
    expect(old('TopicRetagged', RETAGGED).data).toEqual({ ...RETAGGED, listed: true });
    expect(old('TopicRetagged', { ...RETAGGED, listed: false }).data).toEqual({ ...RETAGGED, listed: false });
  });
});
