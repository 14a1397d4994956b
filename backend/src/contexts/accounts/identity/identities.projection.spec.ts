import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { identitiesProjection } from './identities.projection.js';
import type { IdentityEvent } from './identity.events.js';

const IDENTITY = { memberId: 'm1', provider: 'github', subject: 'digest' };
const after = (event: IdentityEvent) => project(identitiesProjection, recorded(event));

describe('The view of identities', () => {
  it('gets what is linked', () =>
    expect(after({ type: 'IdentityLinked', data: IDENTITY })).toEqual([
      { view: 'identities', id: 'github.digest', put: { member_id: 'm1', provider: 'github', subject: 'digest', linked_at: NOW } },
    ]));
  it('forgets what is unlinked', () =>
    expect(after({ type: 'IdentityUnlinked', data: IDENTITY })).toEqual([{ view: 'identities', id: 'github.digest', remove: true }]));
});
