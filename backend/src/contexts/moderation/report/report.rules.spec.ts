import { describe, expect, it } from '@jest/globals';
import { outranks } from '../../../../contracts/permissions.js';
import { isReportableBy } from './report.rules.js';

describe('A moderator', () => {
  it.each(['user', 'auditor'] as const)('decides about whoever is a plain %s', (member) => expect(outranks(member, 'moderator')).toBe(false));
  it.each(['moderator', 'admin'] as const)('decides about no %s', (member) => expect(outranks(member, 'moderator')).toBe(true));
});

describe('An admin', () => {
  it('decides about moderators', () => expect(outranks('moderator', 'admin')).toBe(false));
  it('decides about no other admin', () => expect(outranks('admin', 'admin')).toBe(true));
});

describe('What is reported', () => {
  it.each([
    ['user', 'visible', true],
    ['user', 'hidden', false],
    ['moderator', 'hidden', true],
    ['moderator', 'deleted', false],
  ] as const)('by a %s may be %s: %p', (reporter, state, may) => expect(isReportableBy(reporter, state)).toBe(may));
  it('may be what its author took back, where it was kept to be judged', () => expect(isReportableBy('user', 'deleted', true)).toBe(true));
});
