import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fold } from '../../../kernel/event-store.js';
import { project } from './project.decider.js';
import { applied, created, invited, opened } from './project.fixture.js';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('The facts of a project', () => {
  it.each([
    ['applications', (n: number) => applied(`m${n}`)],
    ['invitations', (n: number) => invited(`i${n}`, { memberId: `m${n}` })],
  ])('are read at a cost that grows with their number, not with its square: %s', (kind, fact) => {
    const facts = [created(), opened(), ...Array.from({ length: 1_000 }, (_, n) => fact(n))];
    const set = jest.spyOn(Map.prototype, 'set');
    const state = fold(project, facts);
    const writes = set.mock.calls.length;
    set.mockRestore();
    expect(kind === 'applications' ? state?.applications.size : state?.invites.size).toBe(1_000);
    expect(writes).toBeLessThan(3 * facts.length);
  });
});
