/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { draw, leaveAll } from '../../testing/inReact';
import { RoleChip } from './RoleChip';

afterEach(leaveAll);
const drawn = async (role: string) => (await draw(<RoleChip role={role} />)).place.textContent;

describe('The mark of those who speak for the house', () => {
  it.each([
    ['admin', 'Yönetici'],
    ['moderator', 'Moderatör'],
    ['auditor', 'Denetçi'],
  ])('is drawn for the role %s', async (role, words) => expect(await drawn(role)).toBe(words));
  it.each(['user', 'guest', 'Moderatör', ''])('is not drawn for %p, whatever a member calls themselves', async (role) => expect(await drawn(role)).toBe(''));
});
