import { describe, expect, it } from '@jest/globals';
import { consolePage } from './consolePage';

const led = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://ornek.dev');
  return consolePage({ pathname, search, hash });
};

describe('The moderators’ area', () => {
  it.each(['/moderator', '/moderator/', '/moderator/queue?status=open', '/moderator/boyle-bir-yer-yok/1', '/moderator//evil.dev'])(
    'opens the queue: %s',
    (address) => expect(led(address)).toBe('/adminpanel/'),
  );
  it.each([
    ['/moderator/cases/c1?state=all', '/adminpanel/cases/c1?state=all'],
    ['/moderator/subroles?status=all', '/adminpanel/subroles?status=all'],
    ['/moderator/members/m1/history#son', '/adminpanel/members/m1/history#son'],
    ['/moderator/appeals//x', '/adminpanel/appeals/x'],
  ])('leads to the page that it names: %s', (address, page) => expect(led(address)).toBe(page));
  it('leaves an address of the console as it is', () => expect(led('/adminpanel/settings/blocks?x=1')).toBe('/adminpanel/settings/blocks?x=1'));
});
