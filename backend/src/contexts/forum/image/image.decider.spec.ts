import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DiscardImage, ForgetImage, ReleaseImage, UploadImage, UseImage } from './image.commands.js';
import { image } from './image.decider.js';
import type { ImageEvent } from './image.events.js';
import { MOST_TEXTS } from './image.rules.js';

const given = specify(image);
const imageId = 'g1';
const DATA = { imageId, memberId: 'elif', key: 'forum-images/g1.a.webp', width: 640, height: 360, bytes: 1234 };
const uploaded: ImageEvent = { type: 'ImageUploaded', data: DATA };
const used = (textId = 't1'): ImageEvent => ({ type: 'ImageUsed', data: { imageId, textId } });
const released = (textId = 't1', unused = true): ImageEvent => ({ type: 'ImageReleased', data: { imageId, textId, unused } });
const discarded: ImageEvent = { type: 'ImageDiscarded', data: { imageId } };
const forgotten: ImageEvent = { type: 'ImageForgotten', data: { imageId } };

const upload = new UploadImage(DATA, sentAt(NOW));
const use = (textId = 't1') => new UseImage({ imageId, textId }, sentAt(NOW));
const release = (textId = 't1') => new ReleaseImage({ imageId, textId }, sentAt(NOW));
const discard = new DiscardImage({ imageId }, sentAt(NOW));
const forget = new ForgetImage({ imageId }, sentAt(NOW));

describe('A picture', () => {
  it('is uploaded', () => given().when(upload).then(uploaded));
  it('is uploaded once', () => given(uploaded).when(upload).thenNothing());
  it('is used by a text', () => given(uploaded).when(use()).then(used()));
  it('is used by a text once', () => given(uploaded, used()).when(use()).thenNothing());
  it('is used by another text, too', () => given(uploaded, used()).when(use('k2')).then(used('k2')));
  it('is used by fifty texts at most', () =>
    given(uploaded, ...Array.from({ length: MOST_TEXTS }, (_, n) => used(`t${n}`)))
      .when(use('another'))
      .thenNothing());
  it('is used by nobody when it never was', () => given().when(use()).thenNothing());
  it('is released, and another text still uses it', () => given(uploaded, used(), used('k2')).when(release()).then(released('t1', false)));
  it('is released by the last text', () => given(uploaded, used()).when(release()).then(released()));
  it('is released once', () => given(uploaded, used(), released()).when(release()).thenNothing());
});

describe('A picture that no text uses', () => {
  it('is discarded', () => given(uploaded).when(discard).then(discarded));
  it('is discarded after its last text let it go', () => given(uploaded, used(), released()).when(discard).then(discarded));
  it('is discarded once', () => given(uploaded, discarded).when(discard).thenNothing());
  it('stays when a text has come meanwhile', () => given(uploaded, used()).when(discard).thenNothing());
  it('is not used any more once it is gone', () => given(uploaded, discarded).when(use()).thenNothing());
});

describe('A picture of a forgotten member', () => {
  it('is forgotten although texts use it', () => given(uploaded, used()).when(forget).then(forgotten));
  it('is forgotten once', () => given(uploaded, forgotten).when(forget).thenNothing());
  it('need not be forgotten when it was discarded', () => given(uploaded, discarded).when(forget).thenNothing());
});
