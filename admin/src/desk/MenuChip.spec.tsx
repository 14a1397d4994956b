/** @jest-environment jsdom */

import { afterEach, describe, expect, it } from '@jest/globals';
import { draw, leaveAll } from '../../../frontend/testing/inReact';
import { MenuChip } from './MenuChip';

const CHOICES = [
  { value: 'all', label: 'Tümü' },
  { value: 'spam', label: 'Spam' },
];
const drawn = async (value: string) => {
  await draw(<MenuChip label="Kural" choices={CHOICES} value={value} neutral="all" onChoose={() => undefined} />);
  return document.querySelector('button')?.textContent;
};

describe('A chip with a menu', () => {
  afterEach(leaveAll);

  it.each([
    ['all', 'Kural'],
    ['spam', 'Spam'],
    // As an address may say it, or before the choices are there.
    ['unknown', 'Kural'],
  ])('that is set to %s says %s', async (value, said) => expect(await drawn(value)).toBe(said));
});
