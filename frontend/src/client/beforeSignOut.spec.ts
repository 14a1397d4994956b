import { expect, it } from '@jest/globals';
import { beforeSignOut, doBeforeSignOut } from './beforeSignOut';

it('is all done, and one that fails keeps neither the others nor the member', async () => {
  const done: string[] = [];
  beforeSignOut(async () => {
    throw new Error('no line');
  });
  beforeSignOut(async () => void done.push('seat'));
  await doBeforeSignOut();
  expect(done).toEqual(['seat']);
});
