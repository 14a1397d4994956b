import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { ImageEvent } from './image.events.js';
import { imageProjection } from './image.projection.js';

const after = (event: ImageEvent) => project(imageProjection, recorded(event));
const place = { view: 'forum_images', id: 'g1' };

describe('The view of pictures', () => {
  it('gets a picture that no text shows yet', () =>
    expect(
      after({ type: 'ImageUploaded', data: { imageId: 'g1', memberId: 'elif', key: 'forum-images/g1.a.webp', width: 640, height: 360, bytes: 9 } }),
    ).toEqual([{ ...place, put: { member_id: 'elif', key: 'forum-images/g1.a.webp', used: false, texts: [], uploaded_at: NOW } }]));
  it('knows the text that shows it', () =>
    expect(after({ type: 'ImageUsed', data: { imageId: 'g1', textId: 't1' } })).toEqual([
      { ...place, update: { $set: { used: true }, $addToSet: { texts: 't1' } } },
    ]));
  it('knows that a text shows it no more', () =>
    expect(after({ type: 'ImageReleased', data: { imageId: 'g1', textId: 't1', unused: true } })).toEqual([{ ...place, update: { $pull: { texts: 't1' } } }]));
  it.each(['ImageDiscarded', 'ImageForgotten'] as const)('has nothing of it after %s', (type) =>
    expect(after({ type, data: { imageId: 'g1' } })).toEqual([{ ...place, remove: true }]),
  );
});
