import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import type { ErasureEvent } from '../erasure/erasure.events.js';
import type { ProfileDetailEvent } from './profile.events.js';
import { profilesProjection } from './profiles.projection.js';

const memberId = 'm1';
const after = (...events: (ProfileDetailEvent | Extract<ErasureEvent, { type: 'AccountErased' }>)[]) => {
  let document: Fields | null = null;
  for (const event of events) for (const write of project(profilesProjection, recorded(event))) document = foldWrite(document, write);
  return document;
};
const bio = (text: string): ProfileDetailEvent => ({ type: 'ProfileSectionWritten', data: { memberId, section: 'bio', value: JSON.stringify({ bio: text }) } });

describe('The view of profiles', () => {
  it('keeps the last of each section, and how each switch stands', () =>
    expect(
      after(
        bio('Bir'),
        bio('İki'),
        { type: 'ProfileSectionsHidden', data: { memberId, flags: ['skills_visible', 'projects_visible'] } },
        { type: 'ProfileSectionsShown', data: { memberId, flags: ['skills_visible'] } },
        { type: 'ProfileOpenedToGuests', data: { memberId } },
      ),
    ).toEqual({ _id: memberId, sections: { bio: '{"bio":"İki"}' }, flags: { skills_visible: true, projects_visible: false }, guests_visible: true }));
  it('keeps nothing of whoever was erased', () => expect(after(bio('Bir'), { type: 'AccountErased', data: { memberId, keepContent: true } })).toBeNull());
});
