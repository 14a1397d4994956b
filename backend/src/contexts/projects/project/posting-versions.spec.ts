import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../kernel/event-store.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { project } from './project.decider.js';
import type { ProjectEvent } from './project.events.js';
import { applied, created, opened, P } from './project.fixture.js';
import { projectStream } from './project.stream.js';

const shapes = new EventShapes([projectStream]);

describe('An accept that was recorded in version 1', () => {
  const data = { ...P, postingId: 'h1', applicationId: 'a-m1', applicantId: 'm1', by: 'owner' };
  const old = shapes.readShut(recorded({ type: 'ApplicationAccepted', data }, { schema: 1 })) as ProjectEvent;
  it('took a place, and does not say how many were taken with it', () => {
    expect(old.data).toEqual({ ...data, taken: null });
    expect(fold(project, [created(), opened(), applied('m1'), old])?.postings.get('h1')?.taken).toEqual(['m1']);
  });
});
